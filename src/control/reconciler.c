/* SPDX-License-Identifier: Apache-2.0 */
#include "control/reconciler.h"

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/random.h"
#include "base/stop.h"
#include "control/workqueue.h"
#include "informer/informer_impl.h"

enum {
    RECONCILER_WORKERS = 2,
    RECONCILER_WORKERS_MAX = 1000,
    RECONCILER_FRESH_MS = 1000,
    RECONCILER_STUCK_MS = 300000,
    RECONCILER_KEYS_MAX = 1 << 24,
    RECONCILER_REST_MS = 10, /* doubles */
    RECONCILER_RESTS_MAX = 7,
};

/* ---- syncing ---- */

static const struct kin__reconcile_source *reconciler_straggler(
    const kin_reconciler *self)
{
    struct kin__reconcile_source *source = NULL;

    kin__mutex_assert_held(&self->mutex);
    cds_list_for_each_entry(source, &self->sources, link) {
        if (!source->is_synced)
            return source;
    }
    return NULL;
}

bool kin__reconciler_is_synced(const kin_reconciler *self)
{
    return reconciler_straggler(self) == NULL;
}

/* Why an informer has not synced; without the lock, since the informer's comes
 * before it. */
static int reconciler_explain(const kin_reconciler *self,
                              kin_informer *informer, int code, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    if (!err)
        return code;
    if (!informer || kin__informer_check_synced(informer, &why))
        return kin_error_set(err, code, "%s: not synced", self->name);
    *err = why;
    err->code = code;
    (void)kin_error_wrap(err, "%s", self->name);
    return code;
}

/* The first informer that has not synced; NULL if all have. */
static kin_informer *reconciler_missing(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    const struct kin__reconcile_source *source = reconciler_straggler(self);
    return source ? source->informer : NULL;
}

/* Waits until an informer has synced, or for a stop; also for a rejection, if
 * there is a waker. */
static int reconciler_wait_one(kin_reconciler *self,
                               const kin_informer *informer, kin_stop *stop,
                               const struct kin__rejection_waker *waker)
{
    KIN__AUTO_STOP_WAKER theirs = {0};
    KIN__AUTO_STOP_WAKER ours = {0};
    int r = 0;

    kin__stop_waker_add(&theirs, stop, &self->mutex, &self->changed);
    kin__stop_waker_add(&ours, self->stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    for (;;) {
        const struct kin__reconcile_source *source = reconciler_straggler(self);
        if (!source || source->informer != informer ||
            (waker && waker->is_rejected))
            return 0;
        r = kin_stop_reason(self->stop);
        r = r < 0 ? r : kin_stop_reason(stop);
        if (r < 0)
            return r;
        (void)kin__cond_wait_until(&self->changed, &self->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
    }
}

/* A rejection does not end this: the informer retries. */
static int reconciler_wait(kin_reconciler *self, kin_stop *stop, kin_error *err)
{
    kin_informer *missing = NULL;

    for (missing = reconciler_missing(self); missing;
         missing = reconciler_missing(self)) {
        int r = reconciler_wait_one(self, missing, stop, /* waker= */ NULL);
        if (r < 0)
            return reconciler_explain(self, missing, r, err);
    }
    return 0;
}

int kin_reconciler_wait_synced(kin_reconciler *reconciler, kin_stop *stop,
                               kin_error *err)
{
    kin_informer *missing = NULL;

    for (missing = reconciler_missing(reconciler); missing;
         missing = reconciler_missing(reconciler)) {
        struct kin__rejection_waker waker = {.mutex = &reconciler->mutex,
                                             .cond = &reconciler->changed};
        kin__rejection_waker_add(&waker, missing);
        int r = reconciler_wait_one(reconciler, missing, stop, &waker);
        kin__rejection_waker_remove(&waker, missing);
        if (r < 0)
            return reconciler_explain(reconciler, missing, r, err);
        r = kin__informer_take_rejection(missing, err);
        if (r < 0) {
            (void)kin_error_wrap(err, "%s", reconciler->name);
            return r;
        }
    }
    return 0;
}

/* ---- calls ---- */

static void call_log(const kin_reconcile *call, kin_log_level level,
                     const char *message, const kin_error *err)
{
    const kin_reconciler *self = call->reconciler;

    KIN__LOG(self->opts.log, level, "reconciler", message,
             KIN__KV_TEXT("reconciler", self->name),
             KIN__KV_STR("namespace", call->key->ns),
             KIN__KV_STR("name", call->key->name),
             KIN__KV_UINT("failures", call->failures),
             KIN__KV_TEXT("error", err->message));
}

/* Whether copies show what was written for the key, or never will.  If not, it
 * comes again after a while, and its failures stay counted: that adding cannot
 * fail, since the queue has the key. */
static bool call_is_fresh(kin_reconcile *call)
{
    kin_reconciler *self = call->reconciler;
    kin_error err = KIN_ERROR_INIT;
    int64_t read_your_writes_ms = self->opts.read_your_writes_ms;

    if (read_your_writes_ms < 0)
        return true;
    int r = kin__fresh_begin(&self->fresh, call->key, self->stop,
                             kin_deadline_ms(read_your_writes_ms), &err);
    if (r > 0)
        call_log(call, KIN_LOG_WARN,
                 "a copy does not show the last write, for too long to wait",
                 &err);
    if (r >= 0)
        return true;
    if (kin_stop_requested(self->stop))
        return false;
    atomic_fetch_add(&self->put_off, 1);
    call_log(call, KIN_LOG_WARN,
             "put off: a copy does not show the last write yet", &err);
    /* The queue has the key already, so this can only fail at the end. */
    r = kin_workqueue_add_after(self->queue, call->key, read_your_writes_ms,
                                &err);
    if (r < 0 && !kin_stop_requested(self->stop))
        call_log(call, KIN_LOG_ERROR, "not tried again", &err);
    return false;
}

static void call_judge(const kin_reconcile *call, kin_work *work, int result,
                       const kin_error *err)
{
    kin_reconciler *self = call->reconciler;

    if (result < 0) {
        atomic_fetch_add(&self->failed, 1);
        kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
        if (!kin_stop_requested(self->stop))
            call_log(call, KIN_LOG_ERROR, "failed; it will be tried again",
                     err);
        return;
    }
    atomic_fetch_add(&self->succeeded, 1);
    kin_work_set_outcome(work,
                         call->is_again ? KIN_WORK_AFTER : KIN_WORK_FORGET,
                         call->delay_ms);
    call_log(call, KIN_LOG_DEBUG, "done", err);
}

/* Nobody answers: the next key would fail just as this one, and what fails
 * waits for its turn in the limiter long after the server is back. */
static void worker_rest(struct kin__reconcile_worker *worker, int result)
{
    if (result != KIN_ECONNECT) {
        worker->rests = 0;
        return;
    }
    int64_t rest_ms = (int64_t)RECONCILER_REST_MS << worker->rests;
    worker->rests += worker->rests < RECONCILER_RESTS_MAX;
    (void)kin_stop_wait(worker->reconciler->stop, kin_deadline_ms(rest_ms));
}

static void worker_call(struct kin__reconcile_worker *worker, kin_work *work)
{
    kin_reconciler *self = worker->reconciler;
    kin_reconcile call = {.reconciler = self,
                          .key = kin_work_key_of(work),
                          .failures = kin_work_failures(work)};
    kin_error err = KIN_ERROR_INIT;

    if (!call_is_fresh(&call))
        return;
    atomic_store(&worker->began_ns, kin__clock_now_ns(NULL));
    int r = self->opts.reconcile(&call, &err, self->opts.userdata);
    kin__thread_forbid_cancel();
    atomic_store(&worker->began_ns, 0);
    if (self->opts.read_your_writes_ms >= 0)
        kin__fresh_end(&self->fresh, call.key);
    if (r < 0 && err.code == 0)
        (void)kin_error_set(&err, r, /* format= */ NULL);
    call_judge(&call, work, r, &err);
    worker_rest(worker, r);
}

/* The function has called pthread_exit(): its key has failed, and there is a
 * worker less. */
static void worker_abandoned(void *userdata)
{
    struct kin__reconcile_worker *worker = userdata;
    kin_reconciler *self = worker->reconciler;
    kin_work *work = KIN__STEAL(worker->work);

    KIN__LOG(self->opts.log, KIN_LOG_ERROR, "reconciler",
             "reconcile ended its thread: one worker less",
             KIN__KV_TEXT("reconciler", self->name));
    atomic_store(&worker->began_ns, 0);
    if (!work)
        return;
    if (self->opts.read_your_writes_ms >= 0)
        kin__fresh_end(&self->fresh, kin_work_key_of(work));
    atomic_fetch_add(&self->failed, 1);
    kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
    kin_workqueue_done(self->queue, work);
}

static void worker_serve(struct kin__reconcile_worker *worker)
{
    kin_reconciler *self = worker->reconciler;

    if (reconciler_wait(self, self->stop, /* err= */ NULL) < 0)
        return;
    for (;;) {
        kin_work *done = KIN__STEAL(worker->work);
        if (kin_workqueue_next(self->queue, done, self->stop, &worker->work,
                               /* err= */ NULL) < 0)
            return;
        worker_call(worker, worker->work);
    }
}

static void worker_run(void *userdata)
{
    pthread_cleanup_push(worker_abandoned, userdata);
    worker_serve(userdata);
    pthread_cleanup_pop(/* execute= */ 0);
}

const kin_work_key *kin_reconcile_key(const kin_reconcile *call)
{
    return call->key;
}

kin_stop *kin_reconcile_stop(const kin_reconcile *call)
{
    return call->reconciler->stop;
}

uint32_t kin_reconcile_failures(const kin_reconcile *call)
{
    return call->failures;
}

void kin_reconcile_requeue_after(kin_reconcile *call, int64_t delay_ms)
{
    call->is_again = true;
    call->delay_ms = delay_ms;
}

int kin_reconcile_wrote(kin_reconcile *call, kin_informer *informer,
                        const kin_object *object, kin_error *err)
{
    kin_reconciler *self = call->reconciler;

    if (!object || self->opts.read_your_writes_ms < 0)
        return 0;
    kin_str version = kin_object_resource_version(object);
    int r = kin__fresh_note(&self->fresh, call->key, informer, object);
    if (r == 0)
        return 0;
    if (r == KIN_EINVAL)
        return kin_error_set(err, r, "'%.*s' is no resource version",
                             KIN_STR(version));
    const struct kin__informer_place place = {
        .version = version,
        .source = kin__informer_source_of(informer,
                                          kin_object_namespace(object))};
    return kin__informer_wait_place(
        informer, &place, self->stop,
        kin_deadline_ms(self->opts.read_your_writes_ms), err);
}

/* ---- life ---- */

static int reconciler_take(const kin_reconciler_opts *opts,
                           kin_reconciler_opts *ret, kin_error *err)
{
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 || !ret->reconcile ||
        ret->workers > RECONCILER_WORKERS_MAX)
        return kin_error_set(err, KIN_EINVAL, "reconciler: bad options");
    if (ret->workers == 0)
        ret->workers = RECONCILER_WORKERS;
    if (ret->read_your_writes_ms == 0)
        ret->read_your_writes_ms = RECONCILER_FRESH_MS;
    return 0;
}

static int reconciler_make_parts(kin_reconciler *self, kin_error *err)
{
    kin_workqueue_opts queue = KIN_INIT(kin_workqueue_opts);
    kin_stop_opts stop = KIN_INIT(kin_stop_opts);
    const char *name = self->opts.name;

    self->name = kin__strdup(self->alloc, kin_s(name ? name : "reconciler"));
    if (!self->name)
        return kin_error_set(err, KIN_ENOMEM, "reconciler: out of memory");
    queue.alloc = self->alloc;
    queue.name = name ? self->name : NULL;
    queue.limiter = self->opts.limiter;
    queue.fair_every = self->opts.fair_every;
    queue.max_items = self->opts.max_keys;
    queue.metrics = self->opts.metrics;
    queue.clock = self->opts.clock;
    stop.alloc = self->alloc;
    int r = kin_workqueue_new(&queue, &self->queue, err);
    return r < 0 ? r
                 : kin_stop_new(/* parent= */ NULL, &stop, &self->stop, err);
}

/* `destroy` is taken over when all else is done. */
static int reconciler_new(const kin_reconciler_opts *ours, kin_reconciler **ret,
                          kin_error *err)
{
    KIN_AUTO(kin_reconciler) *self = NULL;
    uint64_t seed = 0;
    int r = kin__random_seed_from_os(&seed, err);

    if (r < 0)
        return r;
    self = kin__alloc0(ours->alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "reconciler: out of memory");
    self->opts = *ours;
    self->opts.destroy = NULL;
    self->alloc = ours->alloc;
    kin__fresh_init(&self->fresh, self->alloc, seed, RECONCILER_KEYS_MAX);
    kin__mutex_init(&self->mutex);
    kin__mutex_init(&self->stopping);
    kin__cond_init(&self->changed);
    CDS_INIT_LIST_HEAD(&self->sources);
    r = reconciler_make_parts(self, err);
    if (r < 0)
        return r;
    self->opts.destroy = ours->destroy;
    *ret = KIN__STEAL(self);
    return 0;
}

int kin_reconciler_new(const kin_reconciler_opts *opts, kin_reconciler **ret,
                       kin_error *err)
{
    kin_reconciler_opts ours = KIN_INIT(kin_reconciler_opts);
    int r = reconciler_take(opts, &ours, err);

    if (r == 0)
        r = reconciler_new(&ours, ret, err);
    if (r < 0)
        kin__userdata_destroy(ours.destroy, ours.userdata);
    return r;
}

kin_reconciler *kin_reconciler_free(kin_reconciler *reconciler)
{
    struct kin__reconcile_source *source = NULL;
    struct kin__reconcile_source *next = NULL;

    if (!reconciler)
        return NULL;
    kin_reconciler_stop(reconciler);
    cds_list_for_each_entry_safe(source, next, &reconciler->sources, link) {
        kin__reconcile_source_free(source);
    }
    (void)kin_workqueue_free(reconciler->queue);
    (void)kin_stop_unref(reconciler->stop);
    kin__fresh_done(&reconciler->fresh);
    kin__cond_done(&reconciler->changed);
    kin__mutex_done(&reconciler->stopping);
    kin__mutex_done(&reconciler->mutex);
    kin__userdata_destroy(reconciler->opts.destroy, reconciler->opts.userdata);
    kin__free(reconciler->alloc, reconciler->workers);
    kin__free(reconciler->alloc, reconciler->name);
    kin__free(reconciler->alloc, reconciler);
    return NULL;
}

int kin_reconciler_add(kin_reconciler *reconciler, const kin_work_key *key,
                       const kin_work_add_opts *opts, kin_error *err)
{
    if (!reconciler || !key || key->data)
        return kin_error_set(err, KIN_EINVAL, "reconciler: bad key");
    return kin_workqueue_add_with(reconciler->queue, key, opts, err);
}

/* ---- starting and stopping ---- */

static bool reconciler_is_running(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->is_started && !self->is_stopped;
}

static void reconciler_set_workers(kin_reconciler *self,
                                   struct kin__reconcile_worker *workers,
                                   size_t count)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->workers = workers;
    self->worker_count = count;
}

static int reconciler_start_workers(kin_reconciler *self, kin_error *err)
{
    const struct kin__thread_opts opts = {.name = "kin-reconcile"};
    size_t count = self->opts.workers;
    struct kin__reconcile_worker *workers = kin__alloc0(self->alloc, count,
                                                        sizeof(*workers));
    int r = 0;

    if (!workers)
        return kin_error_set(err, KIN_ENOMEM, "reconciler: out of memory");
    reconciler_set_workers(self, workers, count);
    for (size_t i = 0; i < count && r == 0; i++) {
        workers[i].reconciler = self;
        r = kin__thread_start(&workers[i].thread, &opts, worker_run,
                              &workers[i], err);
    }
    return r;
}

/* Says that it runs from now on.  0, 1 if it does so already, or KIN_ESTOPPED.
 */
static int reconciler_begin(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_stopped)
        return KIN_ESTOPPED;
    if (self->is_started)
        return 1;
    self->is_started = true;
    return 0;
}

int kin_reconciler_start(kin_reconciler *reconciler, kin_error *err)
{
    int r = 0;

    {
        KIN__LOCK_SCOPE(&reconciler->stopping);
        r = reconciler_begin(reconciler);
        if (r < 0)
            return kin_error_set(err, r, "%s: was stopped", reconciler->name);
        if (r == 0)
            r = reconciler_start_workers(reconciler, err);
    }
    if (r < 0)
        kin_reconciler_stop(reconciler);
    return r < 0 ? r : 0;
}

static void reconciler_set_stopped(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_stopped = true;
}

void kin_reconciler_stop(kin_reconciler *reconciler)
{
    if (!reconciler || !reconciler->stop)
        return;
    kin_stop_request(reconciler->stop);
    kin_workqueue_shut_down(reconciler->queue);
    KIN__LOCK_SCOPE(&reconciler->stopping);
    reconciler_set_stopped(reconciler);
    for (size_t i = 0; i < reconciler->worker_count; i++)
        if (reconciler->workers[i].thread.is_started)
            kin__thread_join(&reconciler->workers[i].thread);
}

int kin_reconciler_drain(kin_reconciler *reconciler, kin_stop *stop,
                         kin_error *err)
{
    int r = kin_workqueue_drain(reconciler->queue, KIN_WORK_DRAIN_ALL, stop,
                                err);

    kin_reconciler_stop(reconciler);
    return r;
}

/* Until either token stops. */
static void reconciler_wait_stop(kin_reconciler *self, kin_stop *stop)
{
    KIN__AUTO_STOP_WAKER theirs = {0};
    KIN__AUTO_STOP_WAKER ours = {0};

    kin__stop_waker_add(&theirs, stop, &self->mutex, &self->changed);
    kin__stop_waker_add(&ours, self->stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    while (!kin_stop_requested(stop) && !kin_stop_requested(self->stop))
        (void)kin__cond_wait_until(&self->changed, &self->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
}

int kin__reconciler_run(kin_reconciler *reconciler, bool is_patient,
                        kin_stop *stop, kin_error *err)
{
    int r = kin_reconciler_start(reconciler, err);

    if (r < 0)
        return r;
    r = is_patient ? reconciler_wait(reconciler, stop, err)
                   : kin_reconciler_wait_synced(reconciler, stop, err);
    if (r == 0)
        reconciler_wait_stop(reconciler, stop);
    kin_reconciler_stop(reconciler);
    return r;
}

int kin_reconciler_run(kin_reconciler *reconciler, kin_stop *stop,
                       kin_error *err)
{
    return kin__reconciler_run(reconciler, /* is_patient= */ false, stop, err);
}

/* ---- how it is ---- */

static void reconciler_count_calls(kin_reconciler *self,
                                   kin_reconciler_stats *ret)
{
    int64_t now_ns = kin__clock_now_ns(NULL);

    for (size_t i = 0; i < self->worker_count; i++) {
        int64_t began_ns = atomic_load(&self->workers[i].began_ns);
        if (began_ns == 0)
            continue;
        int64_t ms = (now_ns - began_ns) / KIN__NS_PER_MS;
        ret->running++;
        if (ms > ret->longest_ms)
            ret->longest_ms = ms;
    }
}

void kin_reconciler_get_stats(const kin_reconciler *reconciler,
                              kin_reconciler_stats *ret)
{
    kin_reconciler *self = (kin_reconciler *)(uintptr_t)reconciler;
    kin_reconciler_stats stats = {
        .is_running = reconciler_is_running(self),
        .waiting = kin__workqueue_count(self->queue),
        .succeeded = atomic_load(&self->succeeded),
        .failed = atomic_load(&self->failed),
        .put_off = atomic_load(&self->put_off),
    };

    {
        KIN__LOCK_SCOPE(&self->mutex);
        reconciler_count_calls(self, &stats);
        stats.is_synced = kin__reconciler_is_synced(self);
    }
    kin__opts_give(&stats, sizeof(stats), ret);
}

int kin_reconciler_check(const kin_reconciler *reconciler, int64_t stuck_ms,
                         kin_error *err)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    if (stuck_ms <= 0)
        stuck_ms = RECONCILER_STUCK_MS;
    kin_reconciler_get_stats(reconciler, &stats);
    if (!stats.is_running)
        return kin_error_set(err, KIN_ESTOPPED, "%s: does not run",
                             reconciler->name);
    if (stats.longest_ms > stuck_ms)
        return kin_error_set(err, KIN_ETIMEDOUT,
                             "%s: a call has run for %lld s", reconciler->name,
                             (long long)(stats.longest_ms / 1000));
    return 0;
}
