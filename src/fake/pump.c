/* SPDX-License-Identifier: Apache-2.0 */
#include "fake/pump.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/clock.h"

/* ---- what there is to do ---- */

enum pump_step { PUMP_NONE, PUMP_HEAD, PUMP_BYTES, PUMP_END };

static enum pump_step pump_step_of(struct kin__pump_job *job)
{
    kin__mutex_assert_held(&job->pump->mutex);
    if (!job->is_started || job->has_ended || job->is_cancelled || job->is_busy)
        return PUMP_NONE;
    if (job->code == 0)
        job->code = kin_stop_reason(job->stop);
    if (job->code < 0)
        return PUMP_END;
    if (job->is_paused)
        return PUMP_NONE;
    if (job->wants_head)
        return PUMP_HEAD;
    if (job->out.len > 0)
        return PUMP_BYTES;
    return job->is_ending ? PUMP_END : PUMP_NONE;
}

/* Finds a job with a pending step; NULL if none exists. */
static struct kin__pump_job *pump_find(struct kin__pump *pump,
                                       enum pump_step *ret_step,
                                       kin_deadline *ret_until)
{
    struct kin__pump_job *job = NULL;

    kin__mutex_assert_held(&pump->mutex);
    *ret_until = KIN_NEVER;
    cds_list_for_each_entry(job, &pump->jobs, link) {
        *ret_step = pump_step_of(job);
        if (*ret_step != PUMP_NONE)
            return job;
        if (job->is_started && !job->has_ended && !job->is_cancelled)
            *ret_until = kin__deadline_min(*ret_until,
                                           kin_stop_deadline(job->stop));
    }
    return NULL;
}

/* ---- doing it ---- */

static void job_release(struct kin__pump_job *job)
{
    kin__buf_done(&job->out);
    kin__buf_done(&job->hand);
    (void)kin_stop_unref(job->stop);
    job->ops->free(job);
}

/* Calls the owner of the job, without the mutex. */
static int job_call(struct kin__pump_job *job, enum pump_step step)
{
    switch (step) {
    case PUMP_HEAD:
        return job->ops->head(job);
    case PUMP_BYTES:
        return job->ops->bytes(job, kin__buf_str(&job->hand));
    default:
        job->ops->end(job, job->code);
        return 0;
    }
}

static void job_before(struct kin__pump_job *job, enum pump_step step)
{
    kin__mutex_assert_held(&job->pump->mutex);
    assert(!job->is_busy && !job->has_ended);
    job->is_busy = true;
    job->was_resumed = false;
    if (step == PUMP_HEAD)
        job->wants_head = false;
    if (step == PUMP_END)
        job->has_ended = true;
    if (step != PUMP_BYTES)
        return;
    struct kin__buf full = job->out;
    job->out = job->hand;
    job->hand = full;
}

static void job_after(struct kin__pump_job *job, int verdict)
{
    kin__mutex_assert_held(&job->pump->mutex);
    assert(job->is_busy);
    job->is_busy = false;
    kin__buf_clear(&job->hand);
    if (verdict < 0 && job->code == 0)
        job->code = verdict;
    if (verdict > 0 && !job->was_resumed)
        job->is_paused = true;
    kin__cond_broadcast(&job->pump->changed);
}

/* Performs one step; releases the mutex for the call. */
static void pump_do(struct kin__pump *pump, struct kin__pump_job *job,
                    enum pump_step step)
{
    job_before(job, step);
    kin__mutex_unlock(&pump->mutex);
    int verdict = job_call(job, step);
    kin__mutex_lock(&pump->mutex);
    bool is_freed = job->is_freed;
    job_after(job, verdict);
    if (!is_freed)
        return;
    kin__mutex_unlock(&pump->mutex);
    kin__stop_watch_remove(&job->stop_watch);
    job_release(job);
    kin__mutex_lock(&pump->mutex);
}

static void pump_run(void *userdata)
{
    struct kin__pump *pump = userdata;
    kin_deadline until = KIN_NEVER;

    kin__thread_forbid_waiting(); /* as with a real client */
    KIN__LOCK_SCOPE(&pump->mutex);
    while (!pump->is_stopping) {
        enum pump_step step = PUMP_NONE;
        struct kin__pump_job *job = pump_find(pump, &step, &until);
        if (job)
            pump_do(pump, job, step);
        else
            (void)kin__cond_wait_until(&pump->changed, &pump->mutex,
                                       /* clock= */ NULL, until);
    }
}

/* ---- life ---- */

int kin__pump_init(struct kin__pump *pump, const kin_allocator *alloc,
                   kin_error *err)
{
    const struct kin__thread_opts opts = {.name = "kin-fake"};

    *pump = (struct kin__pump){.alloc = alloc};
    kin__mutex_init(&pump->mutex);
    kin__cond_init(&pump->changed);
    CDS_INIT_LIST_HEAD(&pump->jobs);
    int r = kin__thread_start(&pump->thread, &opts, pump_run, pump, err);
    if (r < 0) {
        kin__cond_done(&pump->changed);
        kin__mutex_done(&pump->mutex);
    }
    return r;
}

static void pump_stop(struct kin__pump *pump)
{
    KIN__LOCK_SCOPE(&pump->mutex);
    assert(cds_list_empty(&pump->jobs));
    pump->is_stopping = true;
    kin__cond_broadcast(&pump->changed);
}

void kin__pump_done(struct kin__pump *pump)
{
    pump_stop(pump);
    kin__thread_join(&pump->thread);
    kin__cond_done(&pump->changed);
    kin__mutex_done(&pump->mutex);
}

void kin__pump_job_init(struct kin__pump_job *job, struct kin__pump *pump,
                        const struct kin__pump_ops *ops)
{
    *job = (struct kin__pump_job){.ops = ops, .pump = pump};
    CDS_INIT_LIST_HEAD(&job->link);
    kin__buf_init(&job->out, pump->alloc, KIN__PUMP_MAX_OUT);
    kin__buf_init(&job->hand, pump->alloc, KIN__PUMP_MAX_OUT);
}

void kin__pump_wake(struct kin__pump *pump)
{
    kin__mutex_assert_held(&pump->mutex);
    kin__cond_broadcast(&pump->changed);
}

static void pump_on_stop(void *userdata)
{
    struct kin__pump *pump = userdata;

    KIN__LOCK_SCOPE(&pump->mutex);
    kin__pump_wake(pump);
}

static void pump_start(struct kin__pump_job *job)
{
    KIN__LOCK_SCOPE(&job->pump->mutex);
    if (!kin__list_is_linked(&job->link))
        cds_list_add_tail(&job->link, &job->pump->jobs);
    job->is_started = true;
    kin__pump_wake(job->pump);
}

void kin__pump_add(struct kin__pump_job *job, kin_stop *stop)
{
    assert(!job->is_started);
    job->stop = kin_stop_ref(stop);
    kin__stop_watch_add(&job->stop_watch, stop, pump_on_stop, job->pump);
    pump_start(job);
}

void kin__pump_resume(struct kin__pump_job *job)
{
    KIN__LOCK_SCOPE(&job->pump->mutex);
    job->was_resumed = true;
    job->is_paused = false;
    kin__pump_wake(job->pump);
}

static bool pump_is_own(const struct kin__pump *pump)
{
    return kin__thread_is_self(&pump->thread);
}

void kin__pump_cancel(struct kin__pump_job *job)
{
    struct kin__pump *pump = job->pump;

    KIN__LOCK_SCOPE(&pump->mutex);
    job->is_cancelled = true;
    while (job->is_busy && !pump_is_own(pump))
        kin__cond_wait(&pump->changed, &pump->mutex);
}

/* True if the caller must release the job. */
static bool pump_unlink(struct kin__pump_job *job)
{
    struct kin__pump *pump = job->pump;

    KIN__LOCK_SCOPE(&pump->mutex);
    job->is_cancelled = true;
    while (job->is_busy && !pump_is_own(pump))
        kin__cond_wait(&pump->changed, &pump->mutex);
    cds_list_del_init(&job->link);
    job->is_freed = job->is_busy;
    return !job->is_busy;
}

void kin__pump_free_job(struct kin__pump_job *job)
{
    if (!pump_unlink(job))
        return;
    kin__stop_watch_remove(&job->stop_watch);
    job_release(job);
}
