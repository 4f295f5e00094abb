/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector_round.c - one list and its watch, for a caller that waits.
 */
#include "base/stop.h"
#include "informer/informer_impl.h"
#include "informer/reflector_run.h"
#include "kube/unserved.h"

void kin__informer_round_over(kin_informer *informer,
                              const struct kin__source *source,
                              const struct kin__reflector_failure *failure)
{
    struct kin__round *round = &informer->round;

    if (failure->err) {
        kin_error err = *failure->err;
        (void)kin__unserved_reason(informer->lw->resource, &err);
        kin__failure_describe(failure->is_watch, &err);
        kin__source_wrap(source, &err);
        (void)kin_error_wrap(&err, "%s", informer->name);
        kin__kept_error_set(&round->err, informer->alloc, &err);
    }
    round->is_over = true;
    kin__informer_changed(informer);
}

/* The lock is held, also below. */
static int round_check(const kin_informer *self, kin_error *err)
{
    if (self->opts.loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "%s: blocking call on a reflector that runs in an "
                             "event loop",
                             self->name);
    if (self->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "%s: the reflector was stopped",
                             self->name);
    if (self->is_started || self->round.is_running)
        return kin_error_set(err, KIN_EINVAL, "%s: the reflector was started",
                             self->name);
    return 0;
}

static int round_wait(kin_informer *self, kin_stop *stop, kin_error *err)
{
    int r = 0;

    self->waiters++;
    while (r == 0 && !self->round.is_over && !self->is_stopped &&
           kin_stop_reason(stop) == 0) {
        r = kin__thread_check_io(err);
        if (r == 0)
            (void)kin__cond_wait_until(&self->changed, &self->mutex,
                                       self->clock, kin_stop_deadline(stop));
    }
    self->waiters--;
    return r;
}

/* What ended it. */
static int round_result(const kin_informer *self, kin_error *err)
{
    const struct kin__kept_error *why = self->has_given_up ? &self->rejection
                                                           : &self->round.err;

    if (why->code < 0 && err)
        kin__kept_error_get(why, err);
    return why->code;
}

int kin_reflector_list_and_watch(kin_reflector *reflector, kin_stop *stop,
                                 kin_error *err)
{
    kin_informer *self = reflector->informer;
    KIN__AUTO_STOP_WAKER waker = {0};
    int r = kin__informer_check_call(self, "list and watch", err);

    if (r < 0)
        return r;
    kin__stop_waker_add(&waker, stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    r = round_check(self, err);
    if (r < 0 || kin_stop_reason(stop) < 0)
        return r;
    self->round.is_running = true;
    self->round.is_over = false;
    kin__sources_start_single(&self->sources);
    r = round_wait(self, stop, err);
    if (!self->is_stopped)
        kin__sources_end_single(&self->sources);
    if (r == 0)
        r = round_result(self, err);
    kin__kept_error_clear(&self->round.err, self->alloc);
    self->round.is_running = false;
    return r;
}

int kin_reflector_start(kin_reflector *reflector, kin_error *err)
{
    return kin_informer_start(reflector->informer, err);
}
