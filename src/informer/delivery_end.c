/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/delivery_impl.h"

/* Whether the caller is the handler itself. */
static bool registration_is_calling(const struct kin_registration *self)
{
    if (self->has_job)
        return self->job.thread == kin__thread_self();
    return self->run_by ? self->run_by == kin__thread_self()
                        : kin__thread_is_self(&self->thread);
}

/* ---- leaving; the lock is held ---- */

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

/* Takes one out of the informer; its thread will end. */
static void registration_leave(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    kin__list_unlink(&self->link);
    cds_list_add_tail(&self->link, &informer->left);
    (void)kin__core_remove_listener(informer->core, self->listener);
    /* Within a loop nobody else runs it, and no thread can start any more. */
    self->has_returned = !self->has_job && !self->thread.is_started &&
                         !self->run_by;
    kin__mutex_lock(&self->mutex);
    self->is_over = true;
    kin__cond_signal(&self->woken);
    kin__mutex_unlock(&self->mutex);
    kin__informer_changed(informer);
}

/* The one whose handler is the caller; NULL if that is nobody's. */
static struct kin_registration *informer_caller(kin_informer *informer)
{
    struct cds_list_head *lists[] = {&informer->registrations, &informer->left};
    struct kin_registration *self = NULL;

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
    /* A handler with a thread of its own cannot leave it and come back. */
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

/* Whether a handler is to be waited for: not by itself; and handlers that wait
 * do not wait for each other, which would never end. */
static bool registration_is_awaited(const struct kin_registration *self,
                                    const struct kin_registration *caller)
{
    return !self->has_returned && !self->has_job && self != caller &&
           !(caller && self->is_waiting);
}

/* Whoever waits for handlers says so, if it is one itself; gives that one. */
static struct kin_registration *informer_begin_wait(kin_informer *informer)
{
    struct kin_registration *caller = informer_caller(informer);

    if (caller)
        caller->is_waiting = true;
    kin__informer_changed(informer);
    informer->waiters++;
    return caller;
}

static void informer_end_wait(kin_informer *informer,
                              struct kin_registration *caller)
{
    informer->waiters--;
    if (caller)
        caller->is_waiting = false;
}

/* Waits until those that have left, or the one named, have returned. */
static void informer_await_left(kin_informer *informer,
                                const kin_registration *which)
{
    struct kin_registration *caller = informer_begin_wait(informer);
    struct kin_registration *self = NULL;
    bool must_wait = true;

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

/* One that has returned and that nobody joins yet; NULL if there is none. */
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

/* One that was only stopped is kept: somebody may ask it, or remove it. */
static void registration_join(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

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

/* Removes one that is known, and waits for it; one that has ended already is
 * given back. */
static int informer_remove(kin_informer *informer, kin_registration *which,
                           kin_registration **ret_ended)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (registrations_have(&informer->ended, which)) {
        kin__list_unlink(&which->link);
        *ret_ended = which;
        return 0;
    }
    if (registrations_have(&informer->registrations, which))
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

/* Handlers do not wait for themselves, nor for others that wait. */
static bool registration_is_told(const struct kin_registration *self,
                                 const struct kin_registration *caller)
{
    if (caller && (self == caller || self->is_waiting))
        return true;
    return kin__listener_is_idle(self->listener);
}

/* Whether all were called for everything, as far as whoever's thread this is
 * may wait for it; NULL if it is no handler's.  The lock is held. */
static bool informer_is_told(kin_informer *informer,
                             const struct kin_registration *caller)
{
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, &informer->registrations, link) {
        if (!registration_is_told(self, caller))
            return false;
    }
    return true;
}

/* Within a loop nobody else would call them. */
static int informer_step_told(kin_informer *informer, kin_stop *stop)
{
    for (;;) {
        kin__mutex_lock(&informer->mutex);
        bool is_told = informer_is_told(informer, informer_caller(informer));
        kin__mutex_unlock(&informer->mutex);
        int r = is_told ? 0 : kin_stop_reason(stop);
        if (is_told || r < 0)
            return r;
        kin__loop_step(informer->opts.loop);
    }
}

int kin__informer_wait_told(kin_informer *informer, kin_stop *stop)
{
    int r = 0;
    KIN__AUTO_STOP_WAKER waker = {0};

    if (informer->opts.loop)
        return informer_step_told(informer, stop);
    /* A delivery that does not see this was done before the look below. */
    atomic_store(&informer->is_draining, true);
    kin__stop_waker_add(&waker, stop, &informer->mutex, &informer->changed);
    KIN__LOCK_SCOPE(&informer->mutex);
    struct kin_registration *caller = informer_begin_wait(informer);
    while (!informer_is_told(informer, caller)) {
        kin_deadline due = {.at_ns = informer->threads_due_ns};
        r = kin_stop_reason(stop);
        if (r < 0)
            break;
        if (kin__deadline_passed(informer->clock, due))
            kin__informer_start_deliveries(informer);
        else
            (void)kin__cond_wait_until(
                &informer->changed, &informer->mutex, informer->clock,
                kin__deadline_min(due, kin_stop_deadline(stop)));
    }
    informer_end_wait(informer, caller);
    return r;
}

int kin__informer_check_told(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    const struct kin_registration *caller = informer_caller(informer);
    size_t own = caller && caller->has_untold;
    return informer->untold > own ? KIN_ESTOPPED : 0;
}

/* It has left: what still waits for it is dropped.  The lock is held. */
static void registration_note_untold(struct kin_registration *self)
{
    struct kin__listener_stats stats;

    kin__listener_get_stats(self->listener, &stats);
    if (stats.waiting == 0)
        return;
    self->has_untold = true;
    self->informer->untold++;
}

void kin__registration_abandon(struct kin_registration *self)
{
    kin_informer *informer = self->informer;

    KIN__LOCK_SCOPE(&informer->mutex);
    if (registrations_have(&informer->registrations, self)) {
        registration_leave(self);
        registration_note_untold(self);
        kin__listener_drop(self->listener);
    }
}

void kin__informer_end_deliveries(kin_informer *informer)
{
    struct kin_registration *self = NULL;
    struct kin_registration *next = NULL;

    if (!informer->core)
        return;
    kin__mutex_lock(&informer->mutex);
    cds_list_for_each_entry_safe(self, next, &informer->registrations, link) {
        registration_leave(self);
        registration_note_untold(self);
    }
    /* A handler may be waiting for on_error or on_mutation to return. */
    if (!kin__failure_queue_is_calling(informer) &&
        !kin__informer_is_detecting(informer))
        informer_await_left(informer, /* which= */ NULL);
    kin__mutex_unlock(&informer->mutex);
    kin__informer_join_left(informer);
}

/* Whether its handler may still be running.  The lock is held. */
static bool registration_is_running(const struct kin_registration *self)
{
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
        kin__registration_free(self);
    }
}
