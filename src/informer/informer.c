/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/informer.h>

#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/random.h"
#include "base/str.h"
#include "informer/informer_impl.h"

/* ---- the core's ops that are no requests; the lock is held ---- */

static void on_failed(const kin_error *err, void *userdata)
{
    kin_informer *self = userdata;

    if (self->opts.on_error)
        self->opts.on_error(err, self->opts.userdata);
    else
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "informer", err->message,
                 KIN__KV_TEXT("informer", self->name));
    kin__informer_changed(self);
}

/* A newer server: with JSON nothing is lost. */
static void on_wire_failed(const kin_error *err, void *userdata)
{
    kin_informer *self = userdata;

    self->wire = KIN_WIRE_JSON;
    self->wire_fallbacks++;
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "informer",
             "the server's protobuf is not known, going on with JSON",
             KIN__KV_TEXT("informer", self->name),
             KIN__KV_TEXT("reason", err->message));
}

static void on_changed(void *userdata)
{
    kin__informer_changed(userdata);
}

static int on_transform(const kin_object *object, kin_object **ret,
                        void *userdata, kin_error *err)
{
    kin_informer *self = userdata;

    return self->opts.transform(object, ret, self->opts.userdata, err);
}

/* ---- life ---- */

static int informer_copy_texts(kin_informer *self)
{
    const char *name = self->opts.name ? self->opts.name
                                       : self->lw->resource->plural;

    self->name = kin__strdup(self->alloc, kin_s(name ? name : "objects"));
    self->label_selector = kin__strdup(self->alloc, self->opts.label_selector);
    self->field_selector = kin__strdup(self->alloc, self->opts.field_selector);
    if (!self->name || !self->label_selector || !self->field_selector)
        return KIN_ENOMEM;
    self->opts.name = self->name;
    self->opts.label_selector.ptr = self->label_selector;
    self->opts.field_selector.ptr = self->field_selector;
    return 0;
}

static int64_t informer_resync_ns(const kin_informer *self)
{
    int64_t ms = self->opts.resync_ms;

    if (ms <= 0)
        return 0;
    return (ms < KIN__RESYNC_MIN_MS ? KIN__RESYNC_MIN_MS : ms) * KIN__NS_PER_MS;
}

static int informer_make_core(kin_informer *self, uint64_t seed, kin_error *err)
{
    const kin_informer_opts *opts = &self->opts;
    const kin_resource *resource = self->lw->resource;
    struct kin__core_opts core_opts = {
        .alloc = self->alloc,
        .ops = {.request = kin__informer_op_request,
                .cancel = kin__informer_op_cancel,
                .set_timer = kin__informer_op_set_timer,
                .failed = on_failed,
                .wire_failed = on_wire_failed,
                .synced = on_changed,
                .moved = on_changed,
                .userdata = self},
        .seed = seed,
        .expected = {.group = kin_s(resource->group ? resource->group : ""),
                     .version = kin_s(resource->version ? resource->version
                                                        : ""),
                     .kind = kin_s(resource->kind ? resource->kind : "")},
        .is_cluster_scoped = resource->is_cluster_scoped,
        .is_strict = opts->is_strict,
        .max_object = opts->max_object_bytes ? opts->max_object_bytes
                                             : self->lw->max_object_bytes,
        .max_bytes = opts->max_bytes,
        .queue = opts->queue == KIN_QUEUE_DELTA ? KIN__QUEUE_DELTA
                                                : KIN__QUEUE_IN_ORDER,
        .streaming = opts->watch_list == KIN_WATCH_LIST_OFF
                         ? KIN__REFLECTOR_STREAM_NEVER
                         : KIN__REFLECTOR_STREAM_AUTO,
        .page_limit = opts->page_limit,
        .resync_ns = informer_resync_ns(self),
        .is_silent_on_same = opts->is_silent_on_same,
        .transform = opts->transform ? on_transform : NULL,
        .transform_userdata = self,
    };

    return kin__core_new(&core_opts, &self->core, err);
}

static int informer_make_parts(kin_informer *self,
                               const struct kin__informer_extras *extras,
                               kin_error *err)
{
    uint64_t seed = extras->seed;
    int r = informer_copy_texts(self);

    if (r < 0)
        return kin_error_set(err, r, "informer: out of memory");
    if (seed == 0)
        r = kin__random_seed_from_os(&seed, err);
    if (r == 0)
        r = informer_make_core(self, seed, err);
    if (r == 0)
        r = kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = self->alloc),
                         &self->stop, err);
    self->runner = extras->runner;
    self->owns_runner = !extras->runner;
    if (r == 0 && self->owns_runner)
        r = kin__runner_new(self->alloc,
                            &(struct kin__runner_opts){.clock = self->clock,
                                                       .loop = self->opts.loop},
                            &self->runner, err);
    if (r < 0)
        return r;
    r = kin__job_init(&self->job, self->runner, kin__informer_run, self);
    self->has_job = r == 0;
    return r < 0 ? kin_error_set(err, r, "informer: out of memory") : 0;
}

static int informer_check(const kin_lister_watcher *lw,
                          const kin_informer_opts *opts, kin_error *err)
{
    if (!lw || !lw->ops || !lw->resource)
        return kin_error_set(err, KIN_EINVAL, "informer: no lister-watcher");
    if (opts && opts->size != sizeof(*opts))
        return kin_error_set(err, KIN_EINVAL,
                             "informer: options not initialised");
    return 0;
}

int kin__informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                      const struct kin__informer_extras *extras,
                      kin_informer **ret, kin_error *err)
{
    kin_informer_opts defaults = KIN_INFORMER_OPTS_INIT;
    int r = informer_check(lw, opts, err);

    if (r < 0)
        return r;
    const kin_allocator *alloc = opts && opts->alloc ? opts->alloc
                                                     : kin_allocator_default();
    kin_informer *self = kin__alloc0(alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "informer: out of memory");
    self->opts = opts ? *opts : defaults;
    self->alloc = alloc;
    self->clock = extras->clock ? extras->clock : kin__clock_real();
    self->lw = lw;
    self->wire = self->opts.wire;
    self->core_due_ns = INT64_MAX;
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    CDS_INIT_LIST_HEAD(&self->registrations);
    CDS_INIT_LIST_HEAD(&self->left);
    CDS_INIT_LIST_HEAD(&self->ended);
    kin__informer_request_init(self);
    r = informer_make_parts(self, extras, err);
    if (r < 0) {
        (void)kin_informer_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

int kin_informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                     kin_informer **ret, kin_error *err)
{
    struct kin__informer_extras extras = {0};

    return kin__informer_new(lw, opts, &extras, ret, err);
}

static void informer_stop_reading(kin_informer *informer)
{
    kin__mutex_lock(&informer->mutex);
    informer->is_stopped = true;
    if (informer->core) {
        kin__core_stop(informer->core);
        kin__core_wake(informer->core);
    }
    informer->request.is_pending = false;
    kin__cond_broadcast(&informer->changed);
    kin__mutex_unlock(&informer->mutex);
    kin_stop_request(informer->stop);
    if (informer->has_job)
        kin__job_cancel(&informer->job);
    kin__informer_end_flow(informer);
}

void kin_informer_stop(kin_informer *informer)
{
    if (!informer)
        return;
    informer_stop_reading(informer);
    kin__informer_end_deliveries(informer);
}

int kin_informer_drain(kin_informer *informer, kin_stop *stop, kin_error *err)
{
    informer_stop_reading(informer);
    int r = kin__informer_wait_told(informer, stop);
    kin__informer_end_deliveries(informer);
    if (r < 0)
        return kin_error_set(err, r, "%s: some changes were not told",
                             informer->name);
    return 0;
}

kin_informer *kin_informer_free(kin_informer *informer)
{
    if (!informer)
        return NULL;
    kin_informer_stop(informer);
    kin__informer_join_left(informer);
    kin__informer_free_ended(informer);
    if (informer->has_job)
        kin__job_done(&informer->job);
    if (informer->owns_runner)
        informer->runner = kin__runner_free(informer->runner);
    informer->core = kin__core_free(informer->core);
    informer->stop = kin_stop_unref(informer->stop);
    kin__informer_request_done(informer);
    kin__free(informer->alloc, informer->name);
    kin__free(informer->alloc, informer->label_selector);
    kin__free(informer->alloc, informer->field_selector);
    kin__cond_done(&informer->changed);
    kin__mutex_done(&informer->mutex);
    kin__free(informer->alloc, informer);
    return NULL;
}

int kin_informer_start(kin_informer *informer, kin_error *err)
{
    int r = 0;

    kin__mutex_lock(&informer->mutex);
    if (informer->is_stopped) {
        r = kin_error_set(err, KIN_ESTOPPED, "informer: %s: it was stopped",
                          informer->name);
    } else if (!informer->is_started) {
        informer->is_started = true;
        kin__core_start(informer->core, kin__informer_now_ns(informer));
    }
    kin__mutex_unlock(&informer->mutex);
    return r;
}

/* ---- what is there ---- */

int kin_informer_add_indexers(kin_informer *informer,
                              const kin_indexer *indexers, size_t count,
                              kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return kin_store_add_indexers(kin__core_store(informer->core), indexers,
                                  count, err);
}

kin_snapshot *kin_informer_snapshot(kin_informer *informer)
{
    return kin_snapshot_new(kin__core_store(informer->core));
}

bool kin_informer_has_synced(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return kin__core_has_synced(informer->core);
}
