/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_reclaim.c - gives memory back when no more bytes come.
 *
 * Writes reuse the memory of what has ended, but after the last deletion no
 * write follows, and handlers or snapshots may keep objects longer still.  So a
 * job looks after them: a second after the writer notices that more than a
 * quarter of the cache is garbage, and a second after a reader has released
 * what kept it (kin__store_set_on_garbage).  A source that says when it rests
 * need not wait for that (kin__core_rest).
 */
#include "cache/store.h"
#include "informer/informer_impl.h"

enum { RECLAIM_DELAY_S = 1 };

/* Any thread, with or without the lock.  Several calls are one run. */
static void reclaimer_post(kin_informer *self)
{
    struct kin__reclaimer *reclaimer = &self->reclaimer;

    if (!atomic_exchange(&reclaimer->is_due, true))
        kin__job_set_due(&reclaimer->job,
                         kin__time_add_ns(kin__informer_now_ns(self),
                                          RECLAIM_DELAY_S * KIN__NS_PER_S));
}

static void reclaimer_run(struct kin__job *job, void *userdata)
{
    kin_informer *self = userdata;
    struct kin__reclaimer *reclaimer = &self->reclaimer;

    (void)job;
    atomic_store(&reclaimer->is_due, false);
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_stopped)
        return;
    kin_store *store = kin__core_store(self->core);
    kin__store_rest_long(store);
    /* Once more: see kin__store_is_awaiting(). */
    if (atomic_exchange(&reclaimer->is_new, false) &&
        kin__store_is_awaiting(store))
        reclaimer_post(self);
}

/* A reader has released what kept much. */
static void on_garbage(void *userdata)
{
    kin_informer *self = userdata;

    atomic_store(&self->reclaimer.is_new, true);
    reclaimer_post(self);
}

void kin__informer_note_garbage(kin_informer *informer)
{
    struct kin__reclaimer *reclaimer = &informer->reclaimer;

    if (!reclaimer->has_job ||
        atomic_load_explicit(&reclaimer->is_due, memory_order_relaxed) ||
        !kin__store_has_garbage(kin__core_store(informer->core)))
        return;
    atomic_store(&reclaimer->is_new, true);
    reclaimer_post(informer);
}

int kin__informer_make_reclaimer(kin_informer *informer, kin_error *err)
{
    struct kin__reclaimer *reclaimer = &informer->reclaimer;
    int r = kin__job_init(&reclaimer->job, informer->runner, reclaimer_run,
                          informer);

    reclaimer->has_job = r == 0;
    if (r == 0)
        r = kin__store_set_on_garbage(kin__core_store(informer->core),
                                      on_garbage, informer);
    return r < 0 ? kin_error_set(err, r, "informer: out of memory") : 0;
}

void kin__informer_end_reclaimer(kin_informer *informer)
{
    struct kin__reclaimer *reclaimer = &informer->reclaimer;

    if (!reclaimer->has_job)
        return;
    kin__store_clear_on_garbage(kin__core_store(informer->core));
    kin__job_done(&reclaimer->job);
    reclaimer->has_job = false;
}

void kin_informer_reclaim(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    kin_store_reclaim(kin__core_store(informer->core));
}
