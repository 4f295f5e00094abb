/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/controller.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "cache/queue_shared.h"
#include "cache/store.h"
#include "informer/handler_call.h"
#include "informer/informer_opts.h"

enum { ITEMS_OF_A_STEP = 64 };

/* Delays of retries while the queue has only items that have failed. */
static const struct kin__backoff_opts pauses = {
    .first_ns = 5 * KIN__NS_PER_MS, .max_ns = 1000 * KIN__NS_PER_MS};

/* ---- failures ---- */

static kin_verdict controller_report(kin_controller *self,
                                     const kin_failure *failure,
                                     const kin_error *err)
{
    if (!self->opts.on_error) {
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "controller", err->message,
                 KIN__KV_TEXT("controller", self->name));
        return KIN_RETRY;
    }
    kin_verdict verdict = self->opts.on_error(failure, err,
                                              self->opts.userdata);
    if (verdict == KIN_GIVE_UP) {
        KIN__LOCK_SCOPE(&self->mutex);
        kin__kept_error_set(&self->given_up, self->alloc, err);
    }
    return verdict;
}

static void controller_changed(kin_controller *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    kin__cond_broadcast(&self->changed);
}

/* The reflector's on_error. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    kin_verdict verdict = controller_report(userdata, failure, err);

    controller_changed(userdata);
    return verdict;
}

static int on_transform(const kin_object *object, kin_object **ret,
                        kin_error *err, void *userdata)
{
    kin_controller *self = userdata;

    return self->opts.transform(object, ret, err, self->opts.userdata);
}

static int on_tweak(kin_list_opts *opts, bool is_watch, kin_error *err,
                    void *userdata)
{
    const kin_controller *self = userdata;

    return self->opts.tweak(opts, is_watch, err, self->opts.userdata);
}

static bool on_should_resync(void *userdata)
{
    const kin_controller *self = userdata;

    return self->opts.should_resync(self->opts.userdata);
}

/* ---- processing; all of it in the job ---- */

/* Delays the next attempt if all queued items have failed in a row, or a list,
 * which is retried first. */
static void controller_pace(kin_controller *self, int result, int64_t now_ns)
{
    if (result == 0) {
        self->failures = 0;
        kin__backoff_init(&self->backoff, &pauses);
        return;
    }
    self->failures++;
    if (!self->opts.is_retried ||
        (self->failures < kin_queue_count(self->queue) && !self->has_list))
        return;
    self->failures = 0;
    self->paused_until_ns = kin__time_add_ns(
        now_ns, kin__backoff_next_ns(&self->backoff, now_ns, &self->random));
}

static void controller_note_synced(kin_controller *self)
{
    if (self->has_store && !self->is_synced_delivered &&
        kin_queue_has_synced(self->queue)) {
        self->is_synced_delivered = true;
        kin__handler_call(&self->applier.handler,
                          &(struct kin__notification){0});
    }
    controller_changed(self);
}

static bool controller_is_stopped(kin_controller *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->is_stopped;
}

/* Returns the key if all changes are of one object, otherwise "". */
static kin_str common_key(const kin_delta *deltas, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (!kin_str_eq(deltas[i].key, deltas[0].key))
            return kin_s("");
    return deltas[0].key;
}

static void controller_failed(kin_controller *self, const kin_delta *deltas,
                              size_t count, const kin_error *err)
{
    const kin_failure failure = {
        .size = sizeof(failure),
        .name = self->opts.name ? self->name : self->resource->plural,
        .resource = self->resource,
        .ns = kin_s(""),
        .key = common_key(deltas, count),
    };

    self->gives_up = controller_report(self, &failure, err) == KIN_GIVE_UP;
}

static int on_item(const kin_delta *deltas, size_t count, bool is_initial,
                   kin_error *err, void *userdata)
{
    kin_controller *self = userdata;

    self->has_item = true;
    self->has_list = deltas[0].type == KIN_DELTA_REPLACED_ALL;
    int r = self->handler.process(deltas, count, is_initial, err,
                                  self->handler.userdata);
    if (r >= 0)
        return r;
    kin__error_complete(err, r);
    controller_failed(self, deltas, count, err);
    return r;
}

/* Takes one item; false if there is none.  `*ret` is the result of processing
 * it, which may be any code. */
static bool controller_take(kin_controller *self, int *ret)
{
    kin_error err = KIN_ERROR_INIT;
    size_t max = self->has_store ? 1 : self->opts.batch;

    self->has_item = false;
    *ret = kin_queue_try_pop(self->queue, max, on_item, self, &err);
    if (self->gives_up)
        kin_controller_stop(self);
    controller_note_synced(self); /* the list may be empty */
    return self->has_item;
}

static void controller_run(struct kin__job *job, void *userdata)
{
    kin_controller *self = userdata;
    int64_t now_ns = kin__clock_now_ns(self->clock);

    for (int i = 0; i < ITEMS_OF_A_STEP; i++) {
        if (now_ns < self->paused_until_ns) {
            kin__job_set_due(job, self->paused_until_ns);
            return;
        }
        if (controller_is_stopped(self))
            return;
        int r = 0;
        if (!controller_take(self, &r))
            return; /* a put posts the job */
        now_ns = kin__clock_now_ns(self->clock);
        controller_pace(self, r, now_ns);
    }
    kin__job_post(job);
}

static void on_ready(void *userdata)
{
    kin_controller *self = userdata;

    kin__job_post(&self->job);
}

/* ---- life ---- */

/* The program's callbacks are called through those of the controller. */
static kin_informer_opts controller_reflector_opts(kin_controller *self)
{
    kin_informer_opts ret = self->opts;

    ret.queue = KIN_QUEUE_IN_ORDER;
    ret.batch = 0;
    ret.is_retried = false;
    ret.transform = ret.transform ? on_transform : NULL;
    ret.tweak = ret.tweak ? on_tweak : NULL;
    ret.should_resync = ret.should_resync ? on_should_resync : NULL;
    ret.on_error = on_error;
    ret.userdata = self;
    ret.destroy = NULL;
    return ret;
}

static int controller_make_queue(kin_controller *self, kin_queue *queue,
                                 kin_error *err)
{
    kin_known_objects known = kin__applier_known(&self->applier);
    kin_queue_opts opts = KIN_INIT(kin_queue_opts);

    self->queue = queue;
    if (queue)
        return 0;
    opts.alloc = self->alloc;
    opts.kind = self->opts.queue;
    /* In a queue of kind IN_ORDER a list is one step: it needs no known
     * objects. */
    if (self->has_store && opts.kind == KIN_QUEUE_DELTA)
        opts.known = &known;
    opts.emits_bookmarks = self->has_store && opts.kind == KIN_QUEUE_IN_ORDER;
    if (self->has_store) {
        opts.key = self->applier.store->key;
        opts.userdata = self->applier.store->key_userdata;
    }
    int r = kin_queue_new(&opts, &self->queue, err);
    self->owns_queue = r == 0;
    return r;
}

static int controller_make_job(kin_controller *self,
                               const struct kin__informer_extras *extras,
                               kin_error *err)
{
    uint64_t seed = extras->seed;
    int r = seed ? 0 : kin__random_seed_from_os(&seed, err);

    kin__random_init(&self->random, seed);
    kin__backoff_init(&self->backoff, &pauses);
    if (r == 0)
        r = kin__executor_new(
            self->alloc,
            &(struct kin__executor_opts){.clock = self->clock,
                                         .name = "kin-control",
                                         .loop = self->opts.loop},
            &self->executor, err);
    if (r < 0)
        return r;
    r = kin__job_init(&self->job, self->executor, controller_run, self);
    self->has_job = r == 0;
    return r < 0 ? kin_error_set(err, r, "controller: out of memory") : 0;
}

static void controller_take_parts(kin_controller *self,
                                  const struct kin__controller_parts *parts)
{
    self->has_store = parts->store;
    self->applier.store = parts->store;
    self->applier.alloc = self->alloc;
    self->applier.handler = parts->handler;
    self->handler = parts->queue_handler;
    if (parts->store)
        self->handler = (kin_queue_handler){.size = sizeof(kin_queue_handler),
                                            .process = kin__applier_process,
                                            .userdata = &self->applier};
}

static void queue_handler_destroy(const kin_queue_handler *handler)
{
    if (handler->destroy)
        handler->destroy(handler->userdata);
}

static int controller_make(kin_controller *self, kin_lister_watcher *lw,
                           const struct kin__controller_parts *parts,
                           kin_error *err)
{
    const char *name = self->opts.name ? self->opts.name : "controller";

    self->resource = lw ? lw->resource : NULL;
    self->name = kin__strdup(self->alloc, kin_s(name));
    if (!self->name)
        return kin_error_set(err, KIN_ENOMEM, "controller: out of memory");
    int r = controller_make_queue(self, parts->queue, err);
    if (r == 0)
        r = controller_make_job(self, &parts->extras, err);
    if (r < 0)
        return r;
    kin_reflector_store target = kin__queue_target(self->queue);
    kin_informer_opts opts = controller_reflector_opts(self);
    r = kin__reflector_run_new(lw, &target, /* store= */ NULL, &opts,
                               &parts->extras, &self->reflector, err);
    if (r < 0)
        return r;
    if (self->opts.is_retried)
        kin__queue_shared_set_retries(self->queue, true);
    return 0;
}

static int new_failed(const struct kin__controller_parts *parts,
                      const kin_informer_opts *opts, int code)
{
    queue_handler_destroy(&parts->queue_handler);
    kin__handler_destroy(&parts->handler);
    kin__informer_destroy_opts(opts);
    return code;
}

int kin__controller_new(kin_lister_watcher *lw,
                        const struct kin__controller_parts *parts,
                        const kin_informer_opts *opts, kin_controller **ret,
                        kin_error *err)
{
    kin_informer_opts own = KIN_INIT(kin_informer_opts);
    kin_controller *self = NULL;
    int r = kin__informer_take_opts(opts, KIN__OPTS_CONTROLLER, &own, err);

    if (!own.alloc)
        own.alloc = kin_allocator_default();
    if (r == 0)
        self = kin__alloc0(own.alloc, 1, sizeof(*self));
    if (r == 0 && !self)
        r = kin_error_set(err, KIN_ENOMEM, "controller: out of memory");
    if (r < 0)
        return new_failed(parts, &own, r);
    assert(self);
    self->opts = own;
    self->alloc = own.alloc;
    controller_take_parts(self, parts);
    self->clock = parts->extras.clock ? parts->extras.clock
                  : own.clock         ? own.clock
                                      : kin__clock_real();
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    r = controller_make(self, lw, parts, err);
    if (r < 0) {
        (void)kin_controller_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

/* The options' userdata is released along with the handler. */
static int parts_failed(const struct kin__controller_parts *parts,
                        const kin_informer_opts *opts, const char *why,
                        kin_error *err)
{
    kin_informer_opts own = KIN_INIT(kin_informer_opts);
    int r = kin__informer_take_opts(opts, KIN__OPTS_CONTROLLER, &own, NULL);

    (void)r;
    return new_failed(parts, &own,
                      kin_error_set(err, KIN_EINVAL, "controller: %s", why));
}

int kin_controller_new(kin_lister_watcher *lw, kin_queue *queue,
                       const kin_queue_handler *handler,
                       const kin_informer_opts *opts, kin_controller **ret,
                       kin_error *err)
{
    struct kin__controller_parts parts = {.queue = queue};

    if (!handler || kin__opts_take(handler, sizeof(parts.queue_handler),
                                   &parts.queue_handler) < 0)
        return parts_failed(&parts, opts, "the handler's size is not set", err);
    if (!parts.queue_handler.process)
        return parts_failed(&parts, opts, "the handler has no function", err);
    return kin__controller_new(lw, &parts, opts, ret, err);
}

int kin_controller_new_for_store(kin_lister_watcher *lw, kin_store *store,
                                 const kin_handler *handler,
                                 const kin_informer_opts *opts,
                                 kin_controller **ret, kin_error *err)
{
    struct kin__controller_parts parts = {.store = store};

    if (kin__opts_take(handler, sizeof(parts.handler), &parts.handler) < 0)
        return parts_failed(&parts, opts, "the handler's size is not set", err);
    if (!store)
        return parts_failed(&parts, opts, "no store", err);
    return kin__controller_new(lw, &parts, opts, ret, err);
}

void kin_controller_stop(kin_controller *controller)
{
    if (!controller)
        return;
    {
        KIN__LOCK_SCOPE(&controller->mutex);
        controller->is_stopped = true;
        kin__cond_broadcast(&controller->changed);
    }
    kin_reflector_stop(controller->reflector);
    if (controller->reflector)
        kin__queue_shared_on_ready(controller->queue, NULL, NULL);
    if (controller->has_job)
        kin__job_cancel(&controller->job);
}

kin_controller *kin_controller_free(kin_controller *controller)
{
    if (!controller)
        return NULL;
    kin_controller_stop(controller);
    controller->reflector = kin_reflector_free(controller->reflector);
    if (controller->has_job)
        kin__job_done(&controller->job);
    controller->executor = kin__executor_free(controller->executor);
    if (controller->owns_queue)
        controller->queue = kin_queue_free(controller->queue);
    kin__kept_error_clear(&controller->given_up, controller->alloc);
    kin__free(controller->alloc, controller->name);
    kin__cond_done(&controller->changed);
    kin__mutex_done(&controller->mutex);
    queue_handler_destroy(&controller->handler);
    kin__handler_destroy(&controller->applier.handler);
    kin__informer_destroy_opts(&controller->opts);
    kin__free(controller->alloc, controller);
    return NULL;
}

static void controller_begin(kin_controller *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_stopped || self->is_started)
        return;
    self->is_started = true;
    kin__queue_shared_on_ready(self->queue, on_ready, self);
    kin__job_post(&self->job); /* the queue may have items already */
}

int kin_controller_start(kin_controller *controller, kin_error *err)
{
    int r = kin_reflector_start(controller->reflector, err);

    if (r == 0)
        controller_begin(controller);
    return r;
}

int kin_controller_run(kin_controller *controller, kin_stop *stop,
                       kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {0};

    if (!stop || controller->opts.loop)
        return kin_error_set(err, KIN_EINVAL,
                             "controller: run needs a stop, and no event loop");
    int r = kin_controller_start(controller, err);
    if (r < 0)
        return r;
    kin__stop_waker_add(&waker, stop, &controller->mutex, &controller->changed);
    kin__mutex_lock(&controller->mutex);
    while (!controller->is_stopped && kin_stop_reason(stop) == 0 &&
           controller->given_up.code == 0)
        (void)kin__cond_wait_until(&controller->changed, &controller->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
    kin__mutex_unlock(&controller->mutex);
    kin_controller_stop(controller);
    KIN__LOCK_SCOPE(&controller->mutex);
    if (controller->given_up.code < 0 && err)
        kin__kept_error_get(&controller->given_up, err);
    return controller->given_up.code;
}

/* ---- state ---- */

bool kin_controller_has_synced(const kin_controller *controller)
{
    return kin_queue_has_synced(controller->queue);
}

static int controller_explain(kin_controller *self, int code, kin_error *err)
{
    kin_reflector_stats stats = KIN_INIT(kin_reflector_stats);

    if (!err)
        return code;
    kin_reflector_get_stats(self->reflector, &stats);
    if (stats.error.code == 0)
        return kin_error_set(err, code, "%s: not synced: %zu changes pending",
                             self->name, kin_queue_count(self->queue));
    *err = stats.error;
    err->code = code;
    (void)kin_error_wrap(err, "%s: not synced", self->name);
    return code;
}

/* Waits until the controller has synced or stopped, or a list is rejected. */
static int controller_wait(kin_controller *self, kin_stop *stop,
                           const struct kin__rejection_waker *rejection)
{
    KIN__AUTO_STOP_WAKER waker = {0};

    kin__stop_waker_add(&waker, stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    while (!kin_queue_has_synced(self->queue) && !rejection->is_rejected) {
        int r = self->is_stopped ? KIN_ESTOPPED : kin_stop_reason(stop);
        if (r < 0)
            return r;
        (void)kin__cond_wait_until(&self->changed, &self->mutex,
                                   /* clock= */ NULL, kin_stop_deadline(stop));
    }
    return 0;
}

int kin_controller_wait_synced(kin_controller *controller, kin_stop *stop,
                               kin_error *err)
{
    kin_informer *informer = controller->reflector->informer;
    int r = 0;

    while (r == 0 && !kin_queue_has_synced(controller->queue)) {
        struct kin__rejection_waker waker = {.mutex = &controller->mutex,
                                             .cond = &controller->changed};
        kin__rejection_waker_add(&waker, informer);
        r = controller_wait(controller, stop, &waker);
        kin__rejection_waker_remove(&waker, informer);
        if (r < 0)
            return controller_explain(controller, r, err);
        r = kin__informer_take_rejection(informer, err);
    }
    return r;
}

size_t kin_controller_last_sync_resource_version(
    const kin_controller *controller, char *ret, size_t size)
{
    return kin_reflector_last_sync_resource_version(controller->reflector, ret,
                                                    size);
}
