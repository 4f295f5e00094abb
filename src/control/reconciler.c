/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reconciler.c - from a notification to a call.
 *
 * A handler maps a changed object to keys and adds them to the queue.  A worker
 * takes a key, waits until the caches have the last writes for it, calls the
 * callback, and sets the outcome: forget, retry with the limiter, or requeue
 * after a delay.  In a loop the worker is a job, which never waits: it
 * postpones the key instead.
 */
#include "control/reconciler.h"

#include <assert.h>
#include <string.h>

#include <kin/lister.h>
#include <kin/owner.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/random.h"
#include "base/stop.h"
#include "base/str.h"
#include "control/workqueue.h"
#include "informer/informer.h"

enum {
    RECONCILER_WORKERS = 2,
    RECONCILER_WORKERS_MAX = 1000,
    RECONCILER_READ_YOUR_WRITES_MS = 1000,
    RECONCILER_STUCK_MS = 300000,
    RECONCILER_KEYS_MAX = 1 << 24,
    RECONCILER_PAUSE_MS = 10, /* doubled for each pause in a row */
    RECONCILER_PAUSES_MAX = 7,
    RECONCILER_CALLS_MAX = 1000, /* that have not ended, with threads */
    LOOP_CALLS = 16,             /* of one run of the job, */
    LOOP_RUN_US = 1000,          /* which ends after this time, too */
    LOOP_LOOK_MS = 20,           /* how often a cache is checked for a write */
    LOOP_NO_MEMORY_MS = 10,      /* until there may be memory for a call */
    SOURCE_WAIT_MIN_MS = 10,     /* before a retry without memory; doubled */
    SOURCE_WAIT_MAX_MS = 1000,
};

/* Where a mapping emits its keys. */
struct kin_reconcile_keys {
    struct kin__reconcile_source *source;
    int priority;
};

/* ---- keys ---- */

/* Whether a key is too long for the name of any object.  An owner reference may
 * contain one; retrying as for lack of memory would never end. */
static bool key_is_too_long(const kin_work_key *key)
{
    return key->ns.len > KIN_WORK_TEXT_MAX ||
           key->name.len > KIN_WORK_TEXT_MAX - key->ns.len;
}

/* Waits before a retry, longer each time.  Returns false when stopped. */
static bool reconciler_wait_retry(const kin_reconciler *self, int64_t *wait_ms)
{
    if (kin_stop_wait(self->stop, kin_deadline_ms(*wait_ms)) < 0)
        return false;
    *wait_ms = *wait_ms * 2 < SOURCE_WAIT_MAX_MS ? *wait_ms * 2
                                                 : SOURCE_WAIT_MAX_MS;
    return true;
}

/* There may be a key to take, or a later one is due earlier. */
static void reconciler_post(kin_reconciler *self)
{
    kin__mutex_assert_held(&self->mutex);
    if (self->has_job && self->workers && !self->is_stopped)
        kin__job_post(&self->job);
}

static void reconciler_wake(kin_reconciler *self)
{
    if (!self->opts.loop)
        return;
    KIN__LOCK_SCOPE(&self->mutex);
    reconciler_post(self);
}

void kin__reconciler_add(kin_reconciler *self, const kin_work_key *key,
                         int priority)
{
    kin_work_add_opts opts = KIN_INIT(kin_work_add_opts);
    int64_t wait_ms = SOURCE_WAIT_MIN_MS;

    if (key_is_too_long(key)) {
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "reconciler",
                 "key ignored: too long for any object",
                 KIN__KV_TEXT("reconciler", self->name),
                 KIN__KV_UINT("bytes", key->ns.len + key->name.len));
        return;
    }
    opts.priority = priority;
    for (;;) {
        int r = kin_workqueue_add_with(self->queue, key, &opts, NULL);
        if (r != KIN_ENOMEM && r != KIN_ELIMIT) {
            reconciler_wake(self); /* queued, or the queue was shut down */
            return;
        }
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "reconciler",
                 "no room for another key: retrying",
                 KIN__KV_TEXT("reconciler", self->name));
        if (!reconciler_wait_retry(self, &wait_ms))
            return;
    }
}

kin_snapshot *kin__reconcile_snapshot(const kin_reconcile_keys *keys,
                                      kin_informer *informer)
{
    const kin_reconciler *self = keys->source->reconciler;
    int64_t wait_ms = SOURCE_WAIT_MIN_MS;

    for (;;) {
        kin_snapshot *snapshot = kin_informer_snapshot(informer);
        if (snapshot)
            return snapshot;
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "reconciler",
                 "no memory for a snapshot: retrying",
                 KIN__KV_TEXT("reconciler", self->name));
        if (!reconciler_wait_retry(self, &wait_ms))
            return NULL;
    }
}

void kin_reconcile_emit(kin_reconcile_keys *keys, kin_str ns, kin_str name)
{
    const kin_work_key key = {
        .ns = ns, .name = name, .tag = keys->source->opts.tag};

    kin__reconciler_add(keys->source->reconciler, &key, keys->priority);
}

/* Without memory for a snapshot the owner counts as known: a superfluous call
 * is harmless, a missing one is not. */
static bool source_knows_owner(const struct kin__reconcile_source *source,
                               const kin_object *object)
{
    KIN_AUTO(kin_snapshot) *owners = NULL;

    if (!source->opts.owners)
        return true;
    owners = kin_informer_snapshot(source->opts.owners);
    return !owners ||
           kin_lister_controller(owners, source->opts.owner, object) != NULL;
}

static void source_emit_owner(struct kin__reconcile_source *source,
                              const kin_object *object,
                              kin_reconcile_keys *keys)
{
    const kin_resource *resource = source->opts.owner;
    kin_owner owner;

    if (!kin_owner_controller(object, &owner) ||
        !kin_owner_is_of(&owner, resource) ||
        !source_knows_owner(source, object))
        return;
    kin_reconcile_emit(
        keys,
        resource->is_cluster_scoped ? KIN__S("") : kin_object_namespace(object),
        owner.name);
}

static void source_emit(struct kin__reconcile_source *source,
                        const kin_object *object, int priority)
{
    kin_reconcile_keys keys = {.source = source, .priority = priority};

    if (source->opts.map)
        source->opts.map(object, &keys, source->opts.userdata);
    else if (source->opts.owner)
        source_emit_owner(source, object, &keys);
    else
        kin_reconcile_emit(&keys, kin_object_namespace(object),
                           kin_object_name(object));
}

/* ---- changes ---- */

static bool source_wants(const struct kin__reconcile_source *source,
                         const kin_object *old, const kin_object *object)
{
    return !source->opts.wants ||
           source->opts.wants(old, object, source->opts.userdata);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct kin__reconcile_source *source = userdata;
    int priority = source->opts.priority;

    if (is_initial && source->opts.initial_priority < priority)
        priority = source->opts.initial_priority;
    if (source_wants(source, /* old= */ NULL, object))
        source_emit(source, object, priority);
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    struct kin__reconcile_source *source = userdata;
    int priority = source->opts.priority;

    if (source->opts.skips_same &&
        kin_str_eq(kin_object_resource_version(old),
                   kin_object_resource_version(object)))
        return;
    if (!source_wants(source, old, object))
        return;
    /* The key of an object never changes, but its owner may. */
    if (!source->opts.skips_old && (source->opts.map || source->opts.owner))
        source_emit(source, old, priority);
    source_emit(source, object, priority);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    struct kin__reconcile_source *source = userdata;

    (void)is_tombstone;
    if (!source->opts.skips_deleted &&
        source_wants(source, object, /* object= */ NULL))
        source_emit(source, object, source->opts.priority);
}

static void on_synced(void *userdata)
{
    struct kin__reconcile_source *source = userdata;

    kin__mutex_lock(&source->reconciler->mutex);
    source->is_synced = true;
    kin__cond_broadcast(&source->reconciler->changed);
    kin__mutex_unlock(&source->reconciler->mutex);
    reconciler_wake(source->reconciler);
}

/* ---- sources ---- */

static bool source_is_valid(const kin_reconcile_source *own)
{
    return (!own->owner || own->owner->kind) &&
           own->priority >= KIN_WORK_PRIORITY_MIN &&
           own->priority <= KIN_WORK_PRIORITY_MAX &&
           own->initial_priority >= KIN_WORK_PRIORITY_MIN;
}

static void source_free(struct kin__reconcile_source *source)
{
    if (source->registration) {
        int r = kin_informer_remove_handler(source->informer,
                                            source->registration);
        (void)r; /* it is registered */
    }
    kin__userdata_destroy(source->opts.destroy, source->opts.userdata);
    kin__free(source->reconciler->alloc, source);
}

static void source_link(struct kin__reconcile_source *source)
{
    KIN__LOCK_SCOPE(&source->reconciler->mutex);
    cds_list_add_tail(&source->link, &source->reconciler->sources);
}

static void source_unlink(struct kin__reconcile_source *source)
{
    KIN__LOCK_SCOPE(&source->reconciler->mutex);
    cds_list_del(&source->link);
}

/* Linked before it is registered: the first notification may arrive before
 * add_handler() returns. */
static int source_register(struct kin__reconcile_source *source, kin_error *err)
{
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add,
                                 .on_update = on_update,
                                 .on_delete = on_delete,
                                 .on_synced = on_synced,
                                 .userdata = source};
    kin_handler_opts opts = KIN_INIT(kin_handler_opts);

    opts.name = source->reconciler->name;
    source_link(source);
    int r = kin_informer_add_handler(source->informer, &handler, &opts,
                                     &source->registration, err);
    if (r < 0)
        source_unlink(source);
    return r;
}

/* Takes over `own`, also on failure. */
static int reconciler_add_source(kin_reconciler *reconciler,
                                 kin_informer *informer,
                                 const kin_reconcile_source *own,
                                 kin_error *err)
{
    struct kin__reconcile_source *self = kin__alloc0(reconciler->alloc, 1,
                                                     sizeof(*self));

    if (!self) {
        kin__userdata_destroy(own->destroy, own->userdata);
        return kin_error_set(err, KIN_ENOMEM, "reconciler: out of memory");
    }
    self->reconciler = reconciler;
    self->informer = informer;
    self->opts = *own;
    int r = source_register(self, err);
    if (r < 0)
        source_free(self);
    return r;
}

int kin_reconciler_add_source(kin_reconciler *reconciler,
                              kin_informer *informer,
                              const kin_reconcile_source *source,
                              kin_error *err)
{
    kin_reconcile_source own = KIN_INIT(kin_reconcile_source);
    const char *problem = NULL;

    if (!reconciler || !informer)
        problem = "no informer";
    if (kin__opts_take(source, sizeof(own), &own) < 0 || !source_is_valid(&own))
        problem = "invalid source";
    if (!problem && reconciler->opts.loop &&
        informer->opts.loop != reconciler->opts.loop)
        problem = "the informer runs in a different event loop";
    if (!problem)
        return reconciler_add_source(reconciler, informer, &own, err);
    kin__userdata_destroy(own.destroy, own.userdata);
    return kin_error_set(err, KIN_EINVAL, "reconciler: %s", problem);
}

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

static bool reconciler_is_synced(const kin_reconciler *self)
{
    kin__mutex_assert_held(&self->mutex);
    return reconciler_straggler(self) == NULL;
}

/* Reports why an informer has not synced.  Called without the mutex: the lock
 * of an informer comes first. */
static int reconciler_not_synced(const kin_reconciler *self,
                                 kin_informer *informer, int code,
                                 kin_error *err)
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
static kin_informer *reconciler_first_unsynced(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    const struct kin__reconcile_source *source = reconciler_straggler(self);
    return source ? source->informer : NULL;
}

/* Waits until an informer has synced or for a stop; with a waker also for a
 * rejected list. */
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

/* A rejected list is not an error here: the informer retries. */
static int reconciler_wait(kin_reconciler *self, kin_stop *stop, kin_error *err)
{
    kin_informer *unsynced = NULL;

    for (unsynced = reconciler_first_unsynced(self); unsynced;
         unsynced = reconciler_first_unsynced(self)) {
        int r = reconciler_wait_one(self, unsynced, stop, /* waker= */ NULL);
        if (r < 0)
            return reconciler_not_synced(self, unsynced, r, err);
    }
    return 0;
}

/* A wait in a loop would wait for itself. */
static int reconciler_check_blocking(const kin_reconciler *self,
                                     const char *what, kin_error *err)
{
    if (!self->opts.loop)
        return 0;
    return kin_error_set(err, KIN_EUNSUPPORTED,
                         "%s: cannot %s in an event loop", self->name, what);
}

int kin_reconciler_wait_synced(kin_reconciler *reconciler, kin_stop *stop,
                               kin_error *err)
{
    kin_informer *unsynced = NULL;
    int r = reconciler_check_blocking(reconciler, "wait", err);

    if (r < 0)
        return r;
    for (unsynced = reconciler_first_unsynced(reconciler); unsynced;
         unsynced = reconciler_first_unsynced(reconciler)) {
        struct kin__rejection_waker waker = {.mutex = &reconciler->mutex,
                                             .cond = &reconciler->changed};
        kin__rejection_waker_add(&waker, unsynced);
        r = reconciler_wait_one(reconciler, unsynced, stop, &waker);
        kin__rejection_waker_remove(&waker, unsynced);
        if (r < 0)
            return reconciler_not_synced(reconciler, unsynced, r, err);
        r = kin__informer_take_rejection(unsynced, err);
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

/* The cache lacks a write for the key: adds it again with a delay. */
static void call_put_off(kin_reconcile *call, const kin_error *why)
{
    kin_reconciler *self = call->reconciler;
    int64_t delay_ms = self->opts.read_your_writes_ms;
    kin_error err = KIN_ERROR_INIT;

    atomic_fetch_add(&self->put_off, 1);
    /* In a loop nothing has waited for the cache yet. */
    call_log(call, self->opts.loop ? KIN_LOG_DEBUG : KIN_LOG_WARN,
             "delayed: cache does not have the last write yet", why);
    if (self->opts.loop && delay_ms > LOOP_LOOK_MS)
        delay_ms = LOOP_LOOK_MS;
    /* The queue has the key, so this only fails after a shutdown. */
    int r = kin_workqueue_add_after(self->queue, call->key, delay_ms, &err);
    if (r < 0 && !kin_stop_requested(self->stop))
        call_log(call, KIN_LOG_ERROR, "cannot be requeued", &err);
}

/* Whether the caches have what was written for the key, or never will.  If not,
 * the key is added again with a delay, and its failures stay counted. */
static bool call_sees_writes(kin_reconcile *call)
{
    kin_reconciler *self = call->reconciler;
    kin_error err = KIN_ERROR_INIT;
    int64_t read_your_writes_ms = self->opts.read_your_writes_ms;

    if (read_your_writes_ms < 0)
        return true;
    kin_deadline deadline = {0}; /* a loop does not wait */
    if (!self->opts.loop)
        deadline = kin_deadline_ms(read_your_writes_ms);
    int r = kin__read_your_writes_begin(&self->writes, call->key, self->stop,
                                        deadline, &err);
    if (r > 0)
        call_log(call, KIN_LOG_WARN,
                 "cache lacks the last write for too long: no longer waiting",
                 &err);
    if (r >= 0)
        return true;
    if (!kin_stop_requested(self->stop))
        call_put_off(call, &err);
    return false;
}

static void call_set_outcome(const kin_reconcile *call, int result,
                             const kin_error *err)
{
    kin_reconciler *self = call->reconciler;

    if (result < 0) {
        atomic_fetch_add(&self->failed, 1);
        kin_work_set_outcome(call->work, KIN_WORK_RETRY, 0);
        if (!kin_stop_requested(self->stop))
            call_log(call, KIN_LOG_ERROR, "failed: will be retried", err);
        return;
    }
    atomic_fetch_add(&self->succeeded, 1);
    kin_work_set_outcome(call->work,
                         call->is_again ? KIN_WORK_AFTER : KIN_WORK_FORGET,
                         call->delay_ms);
    call_log(call, KIN_LOG_DEBUG, "done", err);
}

/* The callback is through with the key, which still has to be given back. */
static void call_end(kin_reconcile *call, int result)
{
    kin_reconciler *self = call->reconciler;

    assert(call->work);
    if (self->opts.read_your_writes_ms >= 0)
        kin__read_your_writes_end(&self->writes, call->key);
    if (result < 0 && call->err.code == 0)
        (void)kin_error_set(&call->err, result, /* format= */ NULL);
    call_set_outcome(call, result, &call->err);
}

/* Prepares a call for a key. */
static void call_take(kin_reconcile *call, kin_work *work)
{
    assert(!call->work && atomic_load(&call->state) == KIN__RECONCILE_IDLE);
    call->work = work;
    call->key = kin_work_key_of(work);
    call->failures = kin_work_failures(work);
    call->is_again = false;
    call->delay_ms = 0;
    kin_error_clear(&call->err);
}

/* ---- pauses ---- */

/* A call without a thread has ended. */
static void reconciler_pause(kin_reconciler *self, int result)
{
    if (result != KIN_ECONNECT) {
        atomic_store(&self->pauses, 0);
        return;
    }
    unsigned pauses = atomic_load(&self->pauses);
    assert(pauses <= RECONCILER_PAUSES_MAX);
    int64_t pause_ns = ((int64_t)RECONCILER_PAUSE_MS << pauses) *
                       KIN__NS_PER_MS;
    if (pauses < RECONCILER_PAUSES_MAX)
        atomic_store(&self->pauses, pauses + 1);
    atomic_store(&self->pause_ns,
                 kin__time_add_ns(kin__clock_now_ns(NULL), pause_ns));
}

/* The server is unreachable: the next key would fail in the same way, and
 * failed keys stay in the limiter long after the server is back. */
static void worker_pause(struct kin__reconcile_worker *worker, int result)
{
    kin_reconciler *self = worker->reconciler;

    if (self->opts.loop) {
        reconciler_pause(self, result);
        return;
    }
    if (result != KIN_ECONNECT) {
        worker->pauses = 0;
        return;
    }
    assert(worker->pauses <= RECONCILER_PAUSES_MAX);
    int64_t pause_ms = (int64_t)RECONCILER_PAUSE_MS << worker->pauses;
    worker->pauses += worker->pauses < RECONCILER_PAUSES_MAX;
    (void)kin_stop_wait(self->stop, kin_deadline_ms(pause_ms));
}

/* ---- pending calls ---- */

static void reconciler_release(kin_reconciler *self);

/* The function has returned KIN_PENDING.  Returns whether the call is pending;
 * false: it was finished before. */
static bool worker_hand_over(struct kin__reconcile_worker *worker)
{
    kin_reconciler *self = worker->reconciler;
    kin_reconcile *call = worker->call;
    int called = KIN__RECONCILE_CALLED;

    KIN__LOCK_SCOPE(&self->mutex);
    call->began_ns = atomic_load(&worker->began_ns);
    if (!atomic_compare_exchange_strong(&call->state, &called,
                                        KIN__RECONCILE_PENDING))
        return false;
    cds_list_add_tail(&call->link, &self->pending);
    self->pending_count++;
    worker->call = NULL;
    atomic_store(&worker->began_ns, 0); /* not counted twice */
    return true;
}

/* Ends a pending call.  The reconciler may be freed when the mutex has been
 * released. */
static void reconciler_end_pending(kin_reconciler *self, kin_reconcile *call)
{
    kin__mutex_lock(&self->mutex);
    cds_list_del(&call->link);
    assert(self->pending_count > 0);
    kin__free(self->alloc, call);
    bool is_last = --self->pending_count == 0 && self->is_freed;
    reconciler_post(self);
    kin__cond_broadcast(&self->changed);
    kin__mutex_unlock(&self->mutex);
    if (is_last)
        reconciler_release(self);
}

void kin_reconcile_finish(kin_reconcile *call, int code, const kin_error *err)
{
    kin_reconciler *self = call->reconciler;

    call->result = code;
    if (code < 0 && err)
        call->err = *err;
    {
        /* Not between two steps of worker_hand_over(). */
        KIN__LOCK_SCOPE(&self->mutex);
        int called = KIN__RECONCILE_CALLED;
        if (atomic_compare_exchange_strong(&call->state, &called,
                                           KIN__RECONCILE_FINISHED))
            return; /* the worker does the rest */
        assert(called == KIN__RECONCILE_PENDING);
    }
    call_end(call, code);
    reconciler_pause(self, code);
    kin_workqueue_done(self->queue, KIN__STEAL(call->work));
    reconciler_end_pending(self, call);
}

/* ---- workers ---- */

/* Calls the function for the key of the worker's call.  The key must be given
 * back unless the call is pending. */
static void worker_call(struct kin__reconcile_worker *worker)
{
    kin_reconciler *self = worker->reconciler;
    kin_reconcile *call = worker->call;

    if (!call_sees_writes(call))
        return;
    atomic_store(&worker->began_ns, kin__clock_now_ns(NULL));
    atomic_store(&call->state, KIN__RECONCILE_CALLED);
    int r = self->opts.reconcile(call, &call->err, self->opts.userdata);
    kin__thread_forbid_cancel();
    if (r == KIN_PENDING && worker_hand_over(worker))
        return;
    atomic_store(&worker->began_ns, 0);
    if (r == KIN_PENDING)
        r = call->result;
    atomic_store(&call->state, KIN__RECONCILE_IDLE);
    call_end(call, r);
    worker_pause(worker, r);
}

/* Makes sure that the worker has a call to fill. */
static bool worker_prepare(struct kin__reconcile_worker *worker)
{
    if (worker->call)
        return true;
    worker->call = kin__alloc0(worker->reconciler->alloc, 1,
                               sizeof(*worker->call));
    if (worker->call)
        worker->call->reconciler = worker->reconciler;
    return worker->call != NULL;
}

/* The callback has called pthread_exit() or longjmp(): its key counts as
 * failed. */
static void worker_abandon(struct kin__reconcile_worker *worker,
                           const char *how)
{
    kin_reconciler *self = worker->reconciler;
    kin_reconcile *call = worker->call;

    KIN__LOG(self->opts.log, KIN_LOG_ERROR, "reconciler", how,
             KIN__KV_TEXT("reconciler", self->name));
    atomic_store(&worker->began_ns, 0);
    if (!call || !call->work)
        return;
    if (self->opts.read_your_writes_ms >= 0)
        kin__read_your_writes_end(&self->writes, call->key);
    atomic_fetch_add(&self->failed, 1);
    kin_work_set_outcome(call->work, KIN_WORK_RETRY, 0);
    atomic_store(&call->state, KIN__RECONCILE_IDLE);
    kin_workqueue_done(self->queue, KIN__STEAL(call->work));
}

/* The callback ended its thread, and with it the worker. */
static void worker_abandoned(void *userdata)
{
    worker_abandon(userdata, "callback ended its thread: one worker fewer");
}

/* Waits for memory, the end of a pause, and room for another pending call.
 * Returns false when stopped. */
static bool worker_get_ready(struct kin__reconcile_worker *worker)
{
    kin_reconciler *self = worker->reconciler;
    int64_t wait_ms = SOURCE_WAIT_MIN_MS;
    int64_t pause_ns = atomic_load(&self->pause_ns);

    while (!worker_prepare(worker))
        if (!reconciler_wait_retry(self, &wait_ms))
            return false;
    if (pause_ns > 0 && pause_ns > kin__clock_now_ns(NULL) &&
        kin_stop_wait(self->stop, (kin_deadline){pause_ns}) < 0)
        return false;
    KIN__LOCK_SCOPE(&self->mutex);
    while (self->pending_count >= RECONCILER_CALLS_MAX &&
           !kin_stop_requested(self->stop))
        kin__cond_wait(&self->changed, &self->mutex);
    return !kin_stop_requested(self->stop);
}

/* Gives back the last key and takes the next one. */
static bool worker_take(struct kin__reconcile_worker *worker, kin_work *done)
{
    kin_reconciler *self = worker->reconciler;
    kin_work *work = NULL;

    if (kin_workqueue_next(self->queue, done, self->stop, &work,
                           /* err= */ NULL) < 0)
        return false;
    call_take(worker->call, work);
    return true;
}

static void worker_serve(struct kin__reconcile_worker *worker)
{
    kin_reconciler *self = worker->reconciler;

    if (reconciler_wait(self, self->stop, /* err= */ NULL) < 0)
        return;
    for (;;) {
        kin_work *done = worker->call ? KIN__STEAL(worker->call->work) : NULL;
        if (!worker->call || atomic_load(&self->pause_ns) > 0) {
            /* It may take time: give the key back first. */
            kin_workqueue_done(self->queue, KIN__STEAL(done));
            if (!worker_get_ready(worker))
                return;
        }
        if (!worker_take(worker, done))
            return;
        worker_call(worker);
    }
}

static void worker_run(void *userdata)
{
    pthread_cleanup_push(worker_abandoned, userdata);
    worker_serve(userdata);
    pthread_cleanup_pop(/* execute= */ 0);
}

/* ---- in a loop ---- */

/* Whether another key may be taken now; if not, when to look again. */
static bool loop_may_call(kin_reconciler *self,
                          struct kin__reconcile_worker *worker,
                          int64_t *ret_due_ns)
{
    int64_t now_ns = kin__clock_now_ns(self->opts.clock);
    int64_t left_ns = atomic_load(&self->pause_ns) - kin__clock_now_ns(NULL);

    *ret_due_ns = INT64_MAX; /* until it is posted */
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->has_synced = self->has_synced || reconciler_is_synced(self);
        if (self->is_stopped || !self->has_synced ||
            self->pending_count >= self->opts.workers)
            return false;
    }
    if (left_ns > 0) {
        *ret_due_ns = kin__time_add_ns(now_ns, left_ns);
        return false;
    }
    *ret_due_ns = kin__time_add_ns(now_ns, LOOP_NO_MEMORY_MS * KIN__NS_PER_MS);
    return worker_prepare(worker);
}

/* Takes and processes one key.  Returns false if there is none now; then
 * `ret_due_ns` is when to look again. */
static bool loop_call(kin_reconciler *self,
                      struct kin__reconcile_worker *worker, int64_t *ret_due_ns)
{
    kin_work *work = NULL;

    if (!loop_may_call(self, worker, ret_due_ns))
        return false;
    *ret_due_ns = INT64_MAX;
    int r = kin_workqueue_try_get(self->queue, &work);
    if (r == KIN_ENOTFOUND)
        *ret_due_ns = kin_workqueue_next_at(self->queue).at_ns;
    if (r < 0)
        return false;
    call_take(worker->call, work);
    worker_call(worker);
    if (worker->call)
        kin_workqueue_done(self->queue, KIN__STEAL(worker->call->work));
    return true;
}

static void reconciler_run_job(struct kin__job *job, void *userdata)
{
    kin_reconciler *self = userdata;
    struct kin__reconcile_worker *worker = &self->workers[0];
    int64_t end_ns = kin__clock_now_ns(NULL) + LOOP_RUN_US * KIN__NS_PER_US;
    int64_t due_ns = INT64_MAX;

    for (int i = 0; i < LOOP_CALLS && kin__clock_now_ns(NULL) < end_ns; i++) {
        if (!loop_call(self, worker, &due_ns)) {
            kin__job_set_due(job, due_ns);
            return;
        }
    }
    kin__job_post(job);
}

static void reconciler_on_left(void *userdata)
{
    kin_reconciler *self = userdata;

    worker_abandon(&self->workers[0],
                   "callback left kin_loop_step() by longjmp()");
    reconciler_wake(self);
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
    /* In a loop the informer may be gone. */
    if (self->opts.loop && kin_stop_requested(self->stop))
        return kin_error_set(err, KIN_ESTOPPED, "%s: stopped", self->name);
    kin_str version = kin_object_resource_version(object);
    int r = kin__read_your_writes_record(&self->writes, call->key, informer,
                                         object);
    if (r == 0)
        return 0;
    if (r == KIN_EINVAL)
        return kin_error_set(err, r, "invalid resource version '%.*s'",
                             KIN_STR(version));
    if (self->opts.loop)
        return kin_error_set(err, r, "cannot note a write: %s",
                             kin_error_text(r));
    const struct kin__informer_place place = {
        .version = version,
        .source = kin__informer_source_of(informer,
                                          kin_object_namespace(object))};
    return kin__informer_wait_place(
        informer, &place, self->stop,
        kin_deadline_ms(self->opts.read_your_writes_ms), err);
}

/* ---- life cycle ---- */

static int reconciler_read_opts(const kin_reconciler_opts *opts,
                                kin_reconciler_opts *ret, kin_error *err)
{
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0 || !ret->reconcile ||
        ret->workers > RECONCILER_WORKERS_MAX)
        return kin_error_set(err, KIN_EINVAL, "reconciler: invalid options");
    if (ret->loop && ret->max_keys > 0)
        return kin_error_set(err, KIN_EINVAL,
                             "reconciler: max_keys needs threads");
    if (ret->workers == 0)
        ret->workers = RECONCILER_WORKERS;
    if (ret->read_your_writes_ms == 0)
        ret->read_your_writes_ms = RECONCILER_READ_YOUR_WRITES_MS;
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

static int reconciler_make_job(kin_reconciler *self, kin_error *err)
{
    if (!self->opts.loop)
        return 0;
    int r = kin__executor_new(
        self->alloc,
        &(struct kin__executor_opts){.clock = self->opts.clock,
                                     .loop = self->opts.loop},
        &self->executor, err);
    if (r < 0)
        return r;
    if (kin__job_init(&self->job, self->executor, reconciler_run_job, self) < 0)
        return kin_error_set(err, KIN_ENOMEM, "reconciler: out of memory");
    self->job.on_left = reconciler_on_left;
    self->has_job = true;
    return 0;
}

/* Takes over `destroy` only on success. */
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
    kin__read_your_writes_init(&self->writes, self->alloc, seed,
                               RECONCILER_KEYS_MAX);
    kin__mutex_init(&self->mutex);
    kin__mutex_init(&self->stopping);
    kin__cond_init(&self->changed);
    CDS_INIT_LIST_HEAD(&self->sources);
    CDS_INIT_LIST_HEAD(&self->pending);
    r = reconciler_make_parts(self, err);
    if (r == 0)
        r = reconciler_make_job(self, err);
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
    int r = reconciler_read_opts(opts, &ours, err);

    if (r == 0)
        r = reconciler_new(&ours, ret, err);
    if (r < 0)
        kin__userdata_destroy(ours.destroy, ours.userdata);
    return r;
}

/* The last call has ended. */
static void reconciler_release(kin_reconciler *self)
{
    assert(self->pending_count == 0 && !self->has_job);
    for (size_t i = 0; i < self->worker_count; i++)
        kin__free(self->alloc, self->workers[i].call);
    (void)kin_workqueue_free(self->queue);
    (void)kin_stop_unref(self->stop);
    kin__read_your_writes_done(&self->writes);
    kin__cond_done(&self->changed);
    kin__mutex_done(&self->stopping);
    kin__mutex_done(&self->mutex);
    kin__userdata_destroy(self->opts.destroy, self->opts.userdata);
    kin__free(self->alloc, self->workers);
    kin__free(self->alloc, self->name);
    kin__free(self->alloc, self);
}

/* Afterwards no job is posted. */
static void reconciler_end_job(kin_reconciler *self)
{
    kin__mutex_lock(&self->mutex);
    bool has_job = self->has_job;
    self->has_job = false;
    kin__mutex_unlock(&self->mutex);
    if (has_job)
        kin__job_done(&self->job);
    self->executor = kin__executor_free(self->executor);
}

kin_reconciler *kin_reconciler_free(kin_reconciler *reconciler)
{
    struct kin__reconcile_source *source = NULL;
    struct kin__reconcile_source *next = NULL;

    if (!reconciler)
        return NULL;
    kin_reconciler_stop(reconciler);
    cds_list_for_each_entry_safe(source, next, &reconciler->sources, link) {
        source_free(source);
    }
    reconciler_end_job(reconciler);
    kin__mutex_lock(&reconciler->mutex);
    reconciler->is_freed = true;
    bool is_last = reconciler->pending_count == 0;
    kin__mutex_unlock(&reconciler->mutex);
    if (is_last)
        reconciler_release(reconciler);
    return NULL;
}

int kin_reconciler_add(kin_reconciler *reconciler, const kin_work_key *key,
                       const kin_work_add_opts *opts, kin_error *err)
{
    if (!reconciler || !key || key->data)
        return kin_error_set(err, KIN_EINVAL, "reconciler: invalid key");
    int r = kin_workqueue_add_with(reconciler->queue, key, opts, err);
    if (r == 0)
        reconciler_wake(reconciler);
    return r;
}

/* ---- start and stop ---- */

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
    size_t count = self->opts.loop ? 1 : self->opts.workers;
    struct kin__reconcile_worker *workers = kin__alloc0(self->alloc, count,
                                                        sizeof(*workers));
    int r = 0;

    kin__mutex_assert_held(&self->stopping);
    assert(!self->workers);
    if (!workers)
        return kin_error_set(err, KIN_ENOMEM, "reconciler: out of memory");
    reconciler_set_workers(self, workers, count);
    for (size_t i = 0; i < count && r == 0; i++) {
        workers[i].reconciler = self;
        if (self->opts.loop)
            break;
        r = kin__thread_start(&workers[i].thread, &opts, worker_run,
                              &workers[i], err);
    }
    return r;
}

/* Marks it as started.  0, 1 if it was before, or KIN_ESTOPPED. */
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
            return kin_error_set(err, r, "%s: stopped", reconciler->name);
        if (r == 0)
            r = reconciler_start_workers(reconciler, err);
    }
    if (r < 0)
        kin_reconciler_stop(reconciler);
    else
        reconciler_wake(reconciler);
    return r < 0 ? r : 0;
}

static void reconciler_set_stopped(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_stopped = true;
    kin__cond_broadcast(&self->changed);
}

/* Waits until the program has finished all pending calls. */
static void reconciler_await_pending(kin_reconciler *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    while (self->pending_count > 0)
        kin__cond_wait(&self->changed, &self->mutex);
}

void kin_reconciler_stop(kin_reconciler *reconciler)
{
    if (!reconciler || !reconciler->stop)
        return;
    kin_stop_request(reconciler->stop);
    kin_workqueue_shut_down(reconciler->queue);
    KIN__LOCK_SCOPE(&reconciler->stopping);
    reconciler_set_stopped(reconciler);
    if (reconciler->opts.loop) {
        if (reconciler->has_job)
            kin__job_cancel(&reconciler->job);
        return;
    }
    for (size_t i = 0; i < reconciler->worker_count; i++)
        if (reconciler->workers[i].thread.is_started)
            kin__thread_join(&reconciler->workers[i].thread);
    reconciler_await_pending(reconciler);
}

int kin_reconciler_drain(kin_reconciler *reconciler, kin_stop *stop,
                         kin_error *err)
{
    int r = reconciler_check_blocking(reconciler, "drain", err);

    if (r < 0)
        return r;
    r = kin_workqueue_drain(reconciler->queue, KIN_WORK_DRAIN_ALL, stop, err);
    kin_reconciler_stop(reconciler);
    return r;
}

/* Waits until either token is stopped. */
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
    int r = reconciler_check_blocking(reconciler, "run", err);

    if (r == 0)
        r = kin_reconciler_start(reconciler, err);
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

/* ---- statistics ---- */

static void stats_count_call(kin_reconciler_stats *ret, int64_t began_ns,
                             int64_t now_ns)
{
    int64_t ms = (now_ns - began_ns) / KIN__NS_PER_MS;

    ret->running++;
    if (ms > ret->longest_ms)
        ret->longest_ms = ms;
}

static void reconciler_count_calls(kin_reconciler *self,
                                   kin_reconciler_stats *ret)
{
    int64_t now_ns = kin__clock_now_ns(NULL);
    kin_reconcile *call = NULL;

    kin__mutex_assert_held(&self->mutex);
    for (size_t i = 0; i < self->worker_count; i++) {
        int64_t began_ns = atomic_load(&self->workers[i].began_ns);
        if (began_ns != 0)
            stats_count_call(ret, began_ns, now_ns);
    }
    cds_list_for_each_entry(call, &self->pending, link) {
        stats_count_call(ret, call->began_ns, now_ns);
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
        stats.is_synced = reconciler_is_synced(self);
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
        return kin_error_set(err, KIN_ESTOPPED, "%s: not running",
                             reconciler->name);
    if (stats.longest_ms > stuck_ms)
        return kin_error_set(
            err, KIN_ETIMEDOUT, "%s: a call has been running for %lld s",
            reconciler->name, (long long)(stats.longest_ms / 1000));
    return 0;
}
