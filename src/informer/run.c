/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run.c - kin_informer_run(): the program's own thread calls the handler.
 */
#include <pthread.h>

#include <assert.h>

#include "base/alloc.h"
#include "informer/informer.h"
#include "informer/registration.h"

/* The innermost run of each thread, in case a handler ends the thread.  A
 * cleanup handler of the frame does not suffice: it is gone after longjmp(). */
static pthread_key_t run_key;
static pthread_once_t run_key_once = PTHREAD_ONCE_INIT;
static int run_key_error;

static void run_abandoned(void *userdata);

static void run_make_key(void)
{
    run_key_error = pthread_key_create(&run_key, run_abandoned);
}

static int run_enter(kin_informer *informer, kin_error *err)
{
    (void)pthread_once(&run_key_once, run_make_key);
    int error = run_key_error;

    if (error == 0) {
        informer->run.outer = pthread_getspecific(run_key);
        error = pthread_setspecific(run_key, informer);
    }
    return error == 0 ? 0
                      : kin_error_set_errno(err, error, "%s: cannot run",
                                            informer->name);
}

static void run_leave(const kin_informer *informer)
{
    (void)pthread_setspecific(run_key, informer->run.outer);
}

static void run_begin(kin_informer *informer)
{
    struct kin__run *run = &informer->run;
    struct kin_registration *self = run->registration;

    assert(self->run_by);
    (void)pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &run->cancel_state);
    run->rejected.mutex = &self->mutex;
    run->rejected.cond = &self->woken;
    kin__stop_waker_add(&run->stopped, run->stop, &self->mutex, &self->woken);
    kin__rejection_waker_add(&run->rejected, informer);
}

/* Returns the registration, which another thread may free once it has
 * returned. */
static struct kin_registration *run_end(kin_informer *informer)
{
    struct kin__run *run = &informer->run;

    run_leave(informer);
    kin__rejection_waker_remove(&run->rejected, informer);
    kin__stop_waker_remove(&run->stopped);
    (void)pthread_setcancelstate(run->cancel_state, /* oldstate= */ NULL);
    return KIN__STEAL(run->registration);
}

/* A handler has ended the thread. */
static void run_abandoned(void *userdata)
{
    for (kin_informer *informer = userdata; informer;) {
        kin_informer *outer = informer->run.outer;
        kin__registration_exit(
            run_end(informer),
            "handler ended its thread: it gets no more notifications");
        informer = outer;
    }
}

void kin__informer_run_left(kin_informer *informer)
{
    kin__registration_exit(run_end(informer),
                           "handler left kin_informer_run() by longjmp(): it "
                           "gets no more notifications");
}

/* Returns a failure that ends the run, or 0.  The mutex is held before and
 * after. */
static int run_take_failure(kin_informer *informer, kin_error *err)
{
    struct kin__run *run = &informer->run;
    struct kin_registration *self = run->registration;

    kin__mutex_assert_held(&self->mutex);
    run->rejected.is_rejected = false;
    kin__mutex_unlock(&self->mutex);
    int r = kin__informer_take_failure(informer, &run->rejected, err);
    kin__mutex_lock(&self->mutex);
    return r;
}

static int run_serve(kin_informer *informer, kin_error *err)
{
    const struct kin__run *run = &informer->run;
    struct kin_registration *self = run->registration;
    int r = 0;

    kin__mutex_lock(&self->mutex);
    while (r == 0 && !self->has_left && kin_stop_reason(run->stop) == 0) {
        if (run->rejected.is_rejected)
            r = run_take_failure(informer, err);
        else if (kin__registration_has_work(self))
            (void)kin__registration_deliver(self);
        else
            (void)kin__cond_wait_until(
                &self->woken, &self->mutex, informer->clock,
                kin__stop_deadline_on(run->stop, informer->clock));
    }
    kin__mutex_unlock(&self->mutex);
    return r;
}

static int run_until_stopped(kin_informer *informer, kin_error *err)
{
    run_begin(informer);
    int r = kin_informer_start(informer, err);
    /* Stopped in between: as if it had been a moment later. */
    r = r == KIN_ESTOPPED ? 0 : r;
    if (r == 0)
        r = run_serve(informer, err);
    kin_informer_stop(informer);
    kin__registration_return(run_end(informer));
    return r;
}

/* Whether it may be run, which it may be once. */
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
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .userdata = userdata,
                                 .on_event = on_event};
    int r = run_claim(informer, err);

    if (r == 0)
        r = run_enter(informer, err);
    if (r < 0)
        return r;
    r = kin__registration_add(
        &(struct kin__registration_opts){
            .alloc = informer->alloc,
            .informer = informer,
            .handler = &handler,
            .resync_ns = kin__informer_resync_ns(informer->opts.resync_ms),
            .run_by = kin__thread_self(),
        },
        &informer->run.registration, err);
    if (r < 0) {
        run_leave(informer);
        return r;
    }
    informer->run.stop = stop;
    return run_until_stopped(informer, err);
}
