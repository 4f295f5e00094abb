/* SPDX-License-Identifier: Apache-2.0 */
/*
 * delivery_run.c - kin_informer_run(): the program's own thread calls its
 * handler.
 */
#include <assert.h>
#include <pthread.h>

#include "informer/delivery_impl.h"

struct run {
    kin_informer *informer;
    struct kin_registration *registration;
    kin_stop *stop;
    struct kin__stop_waker stopped;
    struct kin__rejection_waker rejected;
    int cancel_state; /* of the thread before */
};

static void run_begin(struct run *run)
{
    struct kin_registration *self = run->registration;

    (void)pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &run->cancel_state);
    run->rejected.mutex = &self->mutex;
    run->rejected.cond = &self->woken;
    kin__stop_waker_add(&run->stopped, run->stop, &self->mutex, &self->woken);
    kin__rejection_waker_add(&run->rejected, run->informer);
}

static void run_end(struct run *run)
{
    kin__rejection_waker_remove(&run->rejected, run->informer);
    kin__stop_waker_remove(&run->stopped);
    (void)pthread_setcancelstate(run->cancel_state, /* oldstate= */ NULL);
}

/* The handler has ended the thread: what is on its stack must be forgotten. */
static void run_abandoned(void *userdata)
{
    struct run *run = userdata;

    run_end(run);
    kin__registration_exit(run->registration);
}

/* Delivers what waits, without the mutex, which is held otherwise. */
static void run_deliver(struct kin_registration *self)
{
    self->has_work = false;
    kin__mutex_unlock(&self->mutex);
    bool has_more = kin__registration_deliver(self);
    kin__mutex_lock(&self->mutex);
    self->has_work |= has_more;
}

/* A failure that ends the run, or 0; called and returns with the mutex. */
static int run_take_failure(struct run *run, kin_error *err)
{
    struct kin_registration *self = run->registration;

    run->rejected.is_rejected = false;
    kin__mutex_unlock(&self->mutex);
    int r = kin__informer_take_failure(run->informer, &run->rejected, err);
    kin__mutex_lock(&self->mutex);
    return r;
}

static int run_serve(struct run *run, kin_error *err)
{
    struct kin_registration *self = run->registration;
    int r = 0;

    kin__mutex_lock(&self->mutex);
    while (r == 0 && !self->is_over && kin_stop_reason(run->stop) == 0) {
        if (run->rejected.is_rejected)
            r = run_take_failure(run, err);
        else if (self->has_work)
            run_deliver(self);
        else
            (void)kin__cond_wait_until(&self->woken, &self->mutex,
                                       run->informer->clock,
                                       kin_stop_deadline(run->stop));
    }
    kin__mutex_unlock(&self->mutex);
    return r;
}

static int run_until_stopped(struct run *run, kin_error *err)
{
    int r = 0;

    run_begin(run);
    pthread_cleanup_push(run_abandoned, run);
    r = kin_informer_start(run->informer, err);
    /* Stopped in between: as if it had been a moment later. */
    r = r == KIN_ESTOPPED ? 0 : r;
    if (r == 0)
        r = run_serve(run, err);
    kin_informer_stop(run->informer);
    pthread_cleanup_pop(/* execute= */ 0);
    run_end(run);
    kin__registration_return(run->registration);
    return r;
}

/* Whether it may be run; from now on, no second time. */
static int run_claim(kin_informer *informer, kin_error *err)
{
    int r = kin__informer_check_call(informer, "run", err);

    if (r == 0)
        r = kin__thread_check_io(err);
    if (r < 0)
        return r;
    if (informer->opts.loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "%s: the informer belongs to a loop: step that",
                             informer->name);
    KIN__LOCK_SCOPE(&informer->mutex);
    if (informer->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "%s: the informer was stopped",
                             informer->name);
    if (informer->is_started || informer->is_run)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: the informer was started before",
                             informer->name);
    informer->is_run = true;
    return 0;
}

int kin_informer_run(kin_informer *informer, kin_event_fn *on_event,
                     void *userdata, kin_stop *stop, kin_error *err)
{
    const kin_handler handler = {.userdata = userdata, .on_event = on_event};
    const kin_handler_opts opts = KIN_HANDLER_OPTS_INIT;
    struct run run = {.informer = informer, .stop = stop};
    int r = run_claim(informer, err);

    if (r == 0)
        r = kin__registration_add(informer, &handler, &opts, kin__thread_self(),
                                  &run.registration, err);
    if (r < 0)
        return r;
    assert(run.registration);
    return run_until_stopped(&run, err);
}
