/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/workers.h>

#include <assert.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/thread.h"

struct kin_workers {
    kin_workers_opts opts;
    kin_workqueue *queue; /* borrowed */
    kin_work_fn *fn;
    void *userdata;
    kin_stop *stop;              /* owned reference; ends the workers */
    struct kin__thread *threads; /* owned; opts.threads of them */
    size_t started;  /* number of started threads; used by the owner only */
    bool is_started; /* used by the owner only */
    struct kin__mutex mutex;
    struct kin__cond ended;
    size_t running; /* threads that have not ended; guarded by `mutex` */
};

/* ---- life ---- */

static int workers_make(kin_workers *self, kin_error *err)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = self->opts.alloc;
    self->threads = kin__alloc0(self->opts.alloc, self->opts.threads,
                                sizeof(*self->threads));
    if (!self->threads)
        return kin_error_set(err, KIN_ENOMEM, "workers: out of memory");
    return kin_stop_new(/* parent= */ NULL, &opts, &self->stop, err);
}

/* Takes over `destroy` only on success. */
static int workers_new(const kin_workers_opts *opts, kin_workers **ret,
                       kin_error *err)
{
    if (opts->threads > KIN_WORKERS_MAX)
        return kin_error_set(err, KIN_EINVAL, "workers: invalid options");
    KIN_AUTO(kin_workers) *self = kin__alloc0(opts->alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "workers: out of memory");
    self->opts = *opts;
    self->opts.destroy = NULL;
    if (self->opts.threads == 0)
        self->opts.threads = 1;
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->ended);
    int r = workers_make(self, err);
    if (r < 0)
        return r;
    self->opts.destroy = opts->destroy;
    *ret = KIN__STEAL(self);
    return 0;
}

int kin_workers_new(kin_workqueue *queue, kin_work_fn *fn, void *userdata,
                    const kin_workers_opts *opts, kin_workers **ret,
                    kin_error *err)
{
    kin_workers_opts own = KIN_INIT(kin_workers_opts);
    kin_workers *self = NULL;
    int r = kin__opts_take(opts, sizeof(own), &own);

    if (r < 0 || !queue || !fn)
        r = kin_error_set(err, KIN_EINVAL, "workers: invalid options");
    else
        r = workers_new(&own, &self, err);
    if (r < 0) {
        kin__userdata_destroy(own.destroy, own.userdata);
        return r;
    }
    assert(self);
    self->queue = queue;
    self->fn = fn;
    self->userdata = userdata;
    *ret = self;
    return 0;
}

static void workers_end(kin_workers *self)
{
    kin_stop_request(self->stop);
    while (self->started > 0)
        kin__thread_join(&self->threads[--self->started]);
}

kin_workers *kin_workers_free(kin_workers *workers)
{
    if (!workers)
        return NULL;
    workers_end(workers);
    (void)kin_stop_unref(workers->stop);
    kin__cond_done(&workers->ended);
    kin__mutex_done(&workers->mutex);
    kin__userdata_destroy(workers->opts.destroy, workers->opts.userdata);
    kin__free(workers->opts.alloc, workers->threads);
    kin__free(workers->opts.alloc, workers);
    return NULL;
}

/* ---- processing ---- */

static void workers_report(const kin_workers *self, const kin_work *work,
                           const kin_error *err, bool gave_up)
{
    const kin_work_key *key = kin_work_key_of(work);

    if (self->opts.on_error)
        self->opts.on_error(key, err, gave_up, self->opts.userdata);
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "workers", err->message,
             KIN__KV_STR("namespace", key->ns), KIN__KV_STR("name", key->name),
             KIN__KV_UINT("failures", kin_work_failures(work)),
             KIN__KV_BOOL("gaveUp", gave_up));
}

/* Reports a failure.  Returns whether to give up on the key. */
static bool workers_failed(const kin_workers *self, const kin_work *work,
                           kin_error *err, int code)
{
    bool gave_up = self->opts.max_retries > 0 &&
                   kin_work_failures(work) >= self->opts.max_retries;

    /* Interrupted by our own stop: not an error. */
    if (code == KIN_ESTOPPED && kin_stop_requested(self->stop))
        return false;
    if (err->code == 0)
        (void)kin_error_set(err, code, "%s", kin_error_text(code));
    workers_report(self, work, err, gave_up);
    return gave_up;
}

static void workers_process(kin_workers *self, kin_work *work)
{
    kin_error err = KIN_ERROR_INIT;

    /* The callback may set another outcome. */
    kin_work_set_outcome(work, KIN_WORK_FORGET, 0);
    int r = self->fn(work, self->stop, &err, self->userdata);
    kin__thread_forbid_cancel();
    if (r < 0)
        kin_work_set_outcome(work,
                             workers_failed(self, work, &err, r)
                                 ? KIN_WORK_FORGET
                                 : KIN_WORK_RETRY,
                             0);
}

/* A thread and its current key. */
struct worker {
    kin_workers *workers;
    kin_work *work; /* NULL for none */
};

static void worker_ended(struct worker *worker)
{
    kin_workers *self = worker->workers;

    KIN__LOCK_SCOPE(&self->mutex);
    assert(self->running > 0 && !worker->work);
    self->running--;
    kin__cond_broadcast(&self->ended);
}

/* The callback has called pthread_exit(): its key counts as failed, and one
 * worker is lost. */
static void worker_abandoned(void *userdata)
{
    struct worker *worker = userdata;
    kin_workers *self = worker->workers;
    kin_work *work = KIN__STEAL(worker->work);

    KIN__LOG(self->opts.log, KIN_LOG_ERROR, "workers",
             "callback ended its thread: one worker fewer");
    if (work) {
        kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
        kin_workqueue_done(self->queue, work);
    }
    worker_ended(worker);
}

static void worker_serve(struct worker *worker)
{
    kin_workers *self = worker->workers;

    for (;;) {
        kin_work *done = KIN__STEAL(worker->work);
        if (kin_workqueue_next(self->queue, done, self->stop, &worker->work,
                               /* err= */ NULL) < 0)
            return;
        workers_process(self, worker->work);
    }
}

static void workers_run(void *userdata)
{
    struct worker worker = {.workers = userdata};

    pthread_cleanup_push(worker_abandoned, &worker);
    worker_serve(&worker);
    pthread_cleanup_pop(/* execute= */ 0);
    worker_ended(&worker);
}

/* ---- start and stop ---- */

static int workers_start_one(kin_workers *self, kin_error *err)
{
    struct kin__thread_opts opts = {.name = "kin-worker"};

    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->running++;
    }
    int r = kin__thread_start(&self->threads[self->started], &opts, workers_run,
                              self, err);
    if (r == 0) {
        self->started++;
        return 0;
    }
    KIN__LOCK_SCOPE(&self->mutex);
    self->running--;
    return r;
}

int kin_workers_start(kin_workers *workers, kin_error *err)
{
    if (kin_stop_requested(workers->stop))
        return kin_error_set(err, KIN_ESTOPPED, "workers: stopped");
    if (workers->is_started)
        return 0;
    workers->is_started = true;
    while (workers->started < workers->opts.threads) {
        int r = workers_start_one(workers, err);
        if (r < 0) {
            workers_end(workers);
            return r;
        }
    }
    return 0;
}

void kin_workers_stop(kin_workers *workers)
{
    if (workers)
        kin_stop_request(workers->stop);
}

/* Waits until all threads have ended.  Returns 0 or kin_stop_reason(). */
static int workers_wait(kin_workers *workers, kin_stop *stop)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};

    kin__stop_waker_add(&waker, stop, &workers->mutex, &workers->ended);
    KIN__LOCK_SCOPE(&workers->mutex);
    while (workers->running > 0) {
        int r = kin_stop_reason(stop);
        if (r < 0)
            return r;
        (void)kin__cond_wait_until(&workers->ended, &workers->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
    }
    return 0;
}

int kin_workers_join(kin_workers *workers, kin_stop *stop, kin_error *err)
{
    int r = workers_wait(workers, stop);

    return r < 0 ? kin_error_set(err, r, "workers: still running: %s",
                                 kin_error_text(r))
                 : 0;
}

int kin_workers_run(kin_workers *workers, kin_stop *stop, kin_error *err)
{
    int r = kin_workers_start(workers, err);

    if (r < 0)
        return r;
    /* Stopped, or all threads have ended by themselves. */
    (void)workers_wait(workers, stop);
    workers_end(workers);
    return 0;
}
