/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/informer.h>

#include <assert.h>
#include <string.h>

#include <kin/selector.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/random.h"
#include "base/str.h"
#include "cache/index_path.h"
#include "informer/informer_impl.h"
#include "informer/informer_opts.h"
#include "informer/metadata.h"
#include "kube/unserved.h"
#include "object/projection.h"

/* ---- the core's ops that are no requests; the lock is held ---- */

enum { SLOW_LIST_S = 10 };

/* A source may have threads of its own, so that nothing else ends the wait of a
 * program that steps a loop until it has synced. */
static void informer_wake_loop(const kin_informer *self)
{
    if (self->opts.loop)
        kin__loop_wake(self->opts.loop);
}

void kin__informer_report(kin_informer *informer, struct kin__source *source,
                          const struct kin__reflector_failure *failure,
                          const kin_error *err)
{
    struct kin__informer_failure *place =
        &informer->failures[informer->failure_count++ % KIN__INFORMER_FAILURES];

    place->at_ns = kin__informer_now_ns(informer);
    kin__kept_error_set(&place->err, informer->alloc, err);
    kin__failure_queue_add(informer, source, failure, err);
}

/* Ends the waits for the first list. */
static void informer_reject(kin_informer *self,
                            const struct kin__source *source,
                            const kin_error *err)
{
    self->rejection_count++;
    self->rejected = source;
    kin__kept_error_set(&self->rejection, self->alloc, err);
    kin__informer_wake_rejected(self);
    informer_wake_loop(self);
}

/* The store reports what an index cannot hold by its first source. */
static struct kin__source *failed_source(
    const struct kin__reflector_failure *failure, struct kin__source *source)
{
    kin_informer *self = source->group->owner;
    size_t slash = kin__str_find(failure->key, '/');

    if (slash >= failure->key.len)
        return source;
    size_t i = kin__informer_source_of(self,
                                       kin__str_slice(failure->key, 0, slash));
    return i < self->sources.count ? &self->sources.all[i] : source;
}

static void on_failed(const struct kin__reflector_failure *failure,
                      void *userdata)
{
    struct kin__source *by = userdata;

    if (failure->ends_single) {
        kin__informer_round_over(by->group->owner, by, failure);
        return;
    }
    struct kin__source *source = failed_source(failure, userdata);
    kin_informer *self = source->group->owner;
    kin_error err = *failure->err;

    (void)kin__unserved_reason(self->lw->resource, &err);
    kin__source_wrap(source, &err);
    kin__informer_report(self, source, failure, &err);
    if (failure->is_permanent) {
        kin_error why = *failure->err;
        (void)kin__unserved_reason(self->lw->resource, &why);
        kin__failure_describe(failure->is_watch, &why);
        kin__source_wrap(source, &why);
        informer_reject(self, source, &why);
    }
    kin__informer_changed(self);
}

/* A newer server: with JSON nothing is lost. */
static void on_wire_failed(const kin_error *err, void *userdata)
{
    const struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;

    self->sources.wire = KIN_WIRE_JSON;
    self->sources.wire_fallbacks++;
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "informer",
             "the server's protobuf is not known, going on with JSON",
             KIN__KV_TEXT("informer", self->name),
             KIN__KV_TEXT("reason", err->message));
}

/* As client-go, which logs lists of more than ten seconds. */
static void on_listed(uint64_t objects, int64_t took_ns, void *userdata)
{
    const struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;
    bool is_slow = took_ns >= SLOW_LIST_S * KIN__NS_PER_S;

    KIN__LOG(self->opts.log, is_slow ? KIN_LOG_INFO : KIN_LOG_TRACE,
             "reflector", is_slow ? "a list took long" : "a list is whole",
             KIN__KV_TEXT("informer", self->name),
             KIN__KV_STR("namespace", source->ns),
             KIN__KV_UINT("objects", objects),
             KIN__KV_INT("took_ms", took_ns / KIN__NS_PER_MS));
}

static void on_changed(void *userdata)
{
    struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;

    atomic_store_explicit(&source->logged, 0, memory_order_relaxed);
    kin__informer_changed(self);
    if (atomic_load_explicit(&self->wants_stats, memory_order_relaxed))
        kin__informer_keep_stats(self);
    kin__informer_note_garbage(self);
}

static void on_synced(void *userdata)
{
    const struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;

    atomic_store(&self->is_synced, true);
    kin__informer_changed(self);
    informer_wake_loop(self);
}

/* A server that cannot send metadata alone sends whole objects: these are cut
 * down before the program's own function sees them. */
static int on_transform(const kin_object *object, kin_object **ret,
                        kin_error *err, void *userdata)
{
    const kin_informer *self = userdata;
    KIN_AUTO(kin_object) *cut = NULL;
    int r = 0;

    if (self->opts.is_metadata_only)
        r = kin__metadata_cut(self->alloc, object, &cut, err);
    if (r == 0 && self->opts.transform)
        r = self->opts.transform(cut ? cut : object, ret, err,
                                 self->opts.userdata);
    if (r == 0 && !*ret)
        *ret = KIN__STEAL(cut);
    return r;
}

static bool on_should_resync(void *userdata)
{
    const kin_informer *self = userdata;

    return self->opts.should_resync(self->opts.userdata);
}

/* ---- life ---- */

static int informer_copy_texts(kin_informer *self)
{
    const char *name = self->opts.name ? self->opts.name
                                       : self->lw->resource->plural;

    self->name = kin__strdup(self->alloc, kin_s(name ? name : "objects"));
    self->label_selector = kin__strdup(self->alloc, self->opts.label_selector);
    self->field_selector = kin__strdup(self->alloc, self->opts.field_selector);
    self->shard_selector = kin__strdup(self->alloc, self->opts.shard_selector);
    if (!self->name || !self->label_selector || !self->field_selector ||
        !self->shard_selector)
        return KIN_ENOMEM;
    self->opts.name = self->name;
    self->opts.label_selector.ptr = self->label_selector;
    self->opts.field_selector.ptr = self->field_selector;
    self->opts.shard_selector.ptr = self->shard_selector;
    return 0;
}

static int informer_copy_namespaces(kin_informer *self)
{
    size_t count = self->opts.namespace_count;
    const kin_str *from = self->opts.namespaces;

    if (count == 0)
        return 0;
    self->namespaces = kin__alloc0(self->alloc, count,
                                   sizeof(*self->namespaces));
    self->opts.namespaces = self->namespaces;
    for (size_t i = 0; self->namespaces && i < count; i++) {
        self->namespaces[i] = kin_str_of(kin__strdup(self->alloc, from[i]),
                                         from[i].len);
        if (!self->namespaces[i].ptr)
            return KIN_ENOMEM;
    }
    return self->namespaces ? 0 : KIN_ENOMEM;
}

static void informer_free_namespaces(kin_informer *self)
{
    for (size_t i = 0; self->namespaces && i < self->opts.namespace_count; i++)
        kin__free(self->alloc, (char *)(uintptr_t)self->namespaces[i].ptr);
    kin__free(self->alloc, self->namespaces);
}

int64_t kin__informer_resync_ns(int64_t resync_ms)
{
    if (resync_ms <= 0)
        return 0;
    return kin__time_of_ms(resync_ms < KIN__RESYNC_MIN_MS ? KIN__RESYNC_MIN_MS
                                                          : resync_ms);
}

static struct kin__core_ops informer_core_ops(struct kin__source *source)
{
    struct kin__core_ops ops = kin__source_core_ops(source);

    ops.failed = on_failed;
    ops.wire_failed = on_wire_failed;
    ops.synced = on_synced;
    ops.moved = on_changed;
    ops.listed = on_listed;
    return ops;
}

static int informer_make_core(kin_informer *self, struct kin__source *source,
                              const struct kin__informer_extras *extras,
                              uint64_t seed, kin_error *err)
{
    const kin_informer_opts *opts = &self->opts;
    const kin_resource *resource = self->lw->resource;
    struct kin__core_opts core_opts = {
        .alloc = self->alloc,
        .ops = informer_core_ops(source),
        .seed = seed,
        .first = self->core,
        .ns = source->ns,
        .target = extras->target,
        .store = extras->store,
        .expected = {.group = kin_s(resource->group ? resource->group : ""),
                     .version = kin_s(resource->version ? resource->version
                                                        : ""),
                     .kind = kin_s(resource->kind ? resource->kind : "")},
        .is_cluster_scoped = resource->is_cluster_scoped,
        .is_strict = opts->is_strict,
        .max_object = opts->max_object_bytes ? opts->max_object_bytes
                                             : self->lw->max_object_bytes,
        .max_bytes = opts->max_bytes,
        .queue = opts->queue,
        .streaming = opts->watch_list == KIN_WATCH_LIST_OFF
                         ? KIN__REFLECTOR_STREAM_NEVER
                         : KIN__REFLECTOR_STREAM_AUTO,
        .page_limit = opts->page_limit,
        .resync_ns = kin__informer_resync_ns(opts->resync_ms),
        .min_timeout_s = opts->min_watch_s,
        .max_internal_retry_ns = kin__time_of_ms(opts->internal_retry_ms),
        .backoff = {.first_ns = kin__time_of_ms(opts->backoff_ms),
                    .max_ns = kin__time_of_ms(opts->backoff_max_ms)},
        .is_silent_on_same = opts->is_silent_on_same,
        .splits_replaced = opts->splits_replaced,
        .transform = opts->transform || opts->is_metadata_only ? on_transform
                                                               : NULL,
        .should_resync = opts->should_resync ? on_should_resync : NULL,
        .userdata = self,
        .projection = opts->projection,
        .is_secret = opts->is_secret,
    };

    return kin__core_new(&core_opts, &source->core, err);
}

static int informer_make_sources(kin_informer *self,
                                 const struct kin__informer_extras *extras,
                                 uint64_t seed, kin_error *err)
{
    struct kin__sources *sources = &self->sources;

    *sources = (struct kin__sources){
        .alloc = self->alloc,
        .clock = self->clock,
        .log = self->opts.log,
        .name = self->name,
        .label_selector = self->opts.label_selector,
        .field_selector = self->opts.field_selector,
        .shard_selector = self->opts.shard_selector,
        .max_object_bytes = self->opts.max_object_bytes,
        .wire = self->opts.wire,
        .tweak = self->opts.tweak,
        .tweak_userdata = self->opts.userdata,
        .stop = self->stop,
        .runner = self->runner,
        .mutex = &self->mutex,
        .owner = self,
        .times = self->opts.metrics ? &self->times : NULL,
    };
    int r = kin__sources_make(sources, self->lw, self->opts.namespaces,
                              self->opts.namespace_count, err);
    for (size_t i = 0; r == 0 && i < sources->count; i++) {
        r = informer_make_core(self, &sources->all[i], extras, seed + i, err);
        self->core = sources->all[0].core;
    }
    return r;
}

static void informer_start_threads(struct kin__job *job, void *userdata)
{
    kin_informer *self = userdata;

    (void)job;
    KIN__LOCK_SCOPE(&self->mutex);
    if (!self->is_stopped)
        kin__informer_start_deliveries(self);
}

static int informer_make_starter(kin_informer *self, kin_error *err)
{
    int r = kin__job_init(&self->starter, self->runner, informer_start_threads,
                          self);

    self->has_starter = r == 0;
    return r < 0 ? kin_error_set(err, r, "informer: out of memory") : 0;
}

static int informer_find_runner(kin_informer *self,
                                const struct kin__informer_extras *extras,
                                kin_error *err)
{
    int r = 0;

    self->runner = extras->runner;
    if (self->runner)
        return 0;
    if (self->lw->origin && self->clock == kin__clock_real() &&
        !self->opts.loop) {
        r = kin__runner_share(self->lw->origin, &self->runner, err);
        self->shares_runner = r == 0;
        return r;
    }
    r = kin__runner_new(self->alloc,
                        &(struct kin__runner_opts){.clock = self->clock,
                                                   .loop = self->opts.loop},
                        &self->runner, err);
    self->owns_runner = r == 0;
    return r;
}

static int informer_make_parts(kin_informer *self,
                               const struct kin__informer_extras *extras,
                               kin_error *err)
{
    uint64_t seed = extras->seed;
    int r = informer_copy_texts(self);

    if (r == 0)
        r = informer_copy_namespaces(self);
    if (r < 0)
        return kin_error_set(err, r, "informer: out of memory");
    if (seed == 0)
        r = kin__random_seed_from_os(&seed, err);
    if (r == 0)
        r = kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = self->alloc),
                         &self->stop, err);
    if (r == 0)
        r = informer_find_runner(self, extras, err);
    if (r == 0)
        r = informer_make_starter(self, err);
    if (r == 0) {
        r = kin__failure_queue_init(self);
        if (r < 0)
            (void)kin_error_set(err, r, "informer: out of memory");
    }
    if (r == 0)
        r = informer_make_sources(self, extras, seed, err);
    if (r == 0 && !extras->store)
        r = kin__informer_make_reclaimer(self, err);
    if (r == 0)
        r = kin__informer_make_detector(self, extras, err);
    return r;
}

/* A server would reject them, too, but only when the informer runs. */
static int selector_rejected(int code, const char *which, kin_error *err)
{
    code = code == KIN_ENOMEM ? code : KIN_EINVAL;
    if (err)
        err->code = code;
    (void)kin_error_wrap(err, "informer: %s selector", which);
    return code;
}

static int informer_check_selectors(const kin_informer_opts *opts,
                                    kin_error *err)
{
    KIN_AUTO(kin_selector) *labels = NULL;
    KIN_AUTO(kin_selector) *fields = NULL;
    int r = kin_selector_parse_labels(opts->alloc, opts->label_selector,
                                      &labels, err);

    if (r < 0)
        return selector_rejected(r, "label", err);
    r = kin_selector_parse_fields(opts->alloc, opts->field_selector, &fields,
                                  err);
    return r < 0 ? selector_rejected(r, "field", err) : 0;
}

static int informer_check(const kin_lister_watcher *lw,
                          const kin_informer_opts *opts, kin_error *err)
{
    if (!lw || !lw->ops || !lw->resource)
        return kin_error_set(err, KIN_EINVAL, "informer: no lister-watcher");
    if ((unsigned)opts->queue > KIN_QUEUE_DELTA ||
        (unsigned)opts->watch_list > KIN_WATCH_LIST_OFF ||
        opts->page_limit < 0 ||
        (unsigned)opts->mutation_action > KIN_MUTATION_REPORT ||
        opts->backoff_ms < 0 || opts->backoff_max_ms < 0 ||
        (opts->namespace_count > 0 && (!opts->namespaces || opts->ns.len > 0)))
        return kin_error_set(err, KIN_EINVAL, "informer: bad options");
    return informer_check_selectors(opts, err);
}

int kin__informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                      const struct kin__informer_extras *extras,
                      kin_informer **ret, kin_error *err)
{
    kin_informer_opts known = KIN_INIT(kin_informer_opts);
    int r = kin__informer_take_opts(
        opts, extras->is_inner ? KIN__OPTS_REFLECTOR : KIN__OPTS_INFORMER,
        &known, err);

    if (r == 0)
        r = informer_check(lw, &known, err);

    const kin_allocator *alloc = known.alloc ? known.alloc
                                             : kin_allocator_default();
    kin_informer *self = r == 0 ? kin__alloc0(alloc, 1, sizeof(*self)) : NULL;
    if (r == 0 && !self)
        r = kin_error_set(err, KIN_ENOMEM, "informer: out of memory");
    if (r < 0) {
        kin__informer_destroy_opts(&known);
        return r;
    }
    assert(self);
    if (known.ns.len > 0) {
        known.namespaces = &known.ns;
        known.namespace_count = 1;
    }
    self->opts = known;
    self->alloc = alloc;
    self->clock = extras->clock ? extras->clock : known.clock;
    if (!self->clock)
        self->clock = kin__clock_real();
    self->lw = kin_lister_watcher_ref(lw);
    self->is_inner = extras->is_inner;
    self->threads_due_ns = INT64_MAX;
    CDS_INIT_LIST_HEAD(&self->failure_queue.waiting);
    CDS_INIT_LIST_HEAD(&self->rejection_wakers);
    kin__mutex_init(&self->stats_mutex);
    kin__mutex_init(&self->mutex);
    kin__mutex_forbid_waiting(&self->mutex);
    kin__cond_init(&self->changed);
    CDS_INIT_LIST_HEAD(&self->registrations);
    CDS_INIT_LIST_HEAD(&self->left);
    CDS_INIT_LIST_HEAD(&self->ended);
    r = informer_make_parts(self, extras, err);
    if (r < 0) {
        (void)kin_informer_free(self);
        return r;
    }
    kin__mutex_lock(&self->mutex);
    kin__informer_keep_stats(self);
    kin__mutex_unlock(&self->mutex);
    kin__collector_attach(&self->collector, self->opts.metrics,
                          kin__informer_collect, self);
    *ret = self;
    return 0;
}

int kin_informer_new_from_source(kin_lister_watcher *source,
                                 const kin_informer_opts *opts,
                                 kin_informer **ret, kin_error *err)
{
    struct kin__informer_extras extras = {0};

    return kin__informer_new(source, opts, &extras, ret, err);
}

static void informer_stop_reading(kin_informer *informer)
{
    kin__mutex_lock(&informer->mutex);
    informer->is_stopped = true;
    kin__cond_broadcast(&informer->changed);
    kin__mutex_unlock(&informer->mutex);
    informer_wake_loop(informer);
    if (informer->sources.mutex)
        kin__sources_stop(&informer->sources);
    if (informer->has_detector)
        kin__job_cancel(&informer->detector);
    kin__failure_queue_stop(informer);
}

void kin__informer_give_up(kin_informer *informer, const kin_error *err)
{
    kin__mutex_lock(&informer->mutex);
    if (!informer->has_given_up)
        informer_reject(informer, /* source= */ NULL, err);
    informer->has_given_up = true;
    kin__mutex_unlock(&informer->mutex);
    informer_stop_reading(informer);
    if (informer->on_rejected)
        informer->on_rejected(informer->on_rejected_userdata);
}

void kin_informer_stop(kin_informer *informer)
{
    if (!informer || kin__informer_check_call(informer, "stop", NULL) < 0)
        return;
    informer_stop_reading(informer);
    kin__informer_end_deliveries(informer);
}

int kin_informer_drain(kin_informer *informer, kin_stop *stop, kin_error *err)
{
    int r = kin__informer_check_call(informer, "drain", err);

    if (r < 0)
        return r;
    informer_stop_reading(informer);
    r = kin__informer_wait_told(informer, stop);
    kin__informer_end_deliveries(informer);
    if (r == 0)
        r = kin__informer_check_told(informer);
    if (r < 0)
        return kin_error_set(err, r, "%s: some changes were not told",
                             informer->name);
    return 0;
}

kin_informer *kin_informer_free(kin_informer *informer)
{
    if (!informer || kin__informer_check_call(informer, "free", NULL) < 0)
        return NULL;
    kin__collector_detach(&informer->collector);
    kin_informer_stop(informer);
    if (kin__failure_queue_is_calling(informer)) {
        kin__failure_queue_free_later(informer);
        return NULL;
    }
    kin__informer_join_left(informer);
    kin__informer_free_ended(informer);
    kin__informer_end_detector(informer);
    if (informer->has_starter)
        kin__job_done(&informer->starter);
    kin__informer_end_reclaimer(informer);
    kin__failure_queue_done(informer);
    kin__sources_done(&informer->sources);
    informer->core = NULL;
    if (informer->owns_runner)
        informer->runner = kin__runner_free(informer->runner);
    if (informer->shares_runner)
        informer->runner = kin__runner_unshare(informer->runner);
    informer->stop = kin_stop_unref(informer->stop);
    kin__free(informer->alloc, informer->name);
    kin__free(informer->alloc, informer->label_selector);
    kin__free(informer->alloc, informer->field_selector);
    kin__free(informer->alloc, informer->shard_selector);
    informer_free_namespaces(informer);
    for (size_t i = 0; i < KIN__INFORMER_FAILURES; i++)
        kin__kept_error_clear(&informer->failures[i].err, informer->alloc);
    kin__kept_error_clear(&informer->rejection, informer->alloc);
    kin__cond_done(&informer->changed);
    kin__mutex_done(&informer->mutex);
    kin__mutex_done(&informer->stats_mutex);
    kin_informer_opts opts = informer->opts;
    kin_lister_watcher *lw = informer->lw;
    kin__free(informer->alloc, informer);
    (void)kin_lister_watcher_unref(lw);
    kin__informer_destroy_opts(&opts);
    return NULL;
}

int kin_informer_start(kin_informer *informer, kin_error *err)
{
    int r = kin__informer_check_call(informer, "start", err);

    if (r < 0)
        return r;
    kin__mutex_lock(&informer->mutex);
    if (informer->is_stopped) {
        r = kin_error_set(err, KIN_ESTOPPED, "informer: %s: it was stopped",
                          informer->name);
    } else if (informer->round.is_running) {
        r = kin_error_set(err, KIN_EINVAL,
                          "%s: kin_reflector_list_and_watch() is running",
                          informer->name);
    } else if (!informer->is_started) {
        informer->is_started = true;
        kin__sources_start(&informer->sources);
    }
    kin__mutex_unlock(&informer->mutex);
    return r;
}

/* ---- what is there ---- */

/* What is not kept cannot be looked for. */
static int indexer_check(const kin_projection *projection,
                         const kin_indexer *indexer, kin_error *err)
{
    size_t count = 0;
    const kin_step *steps = kin__indexer_steps(indexer, &count);

    if (!steps)
        return kin_error_set(err, KIN_EINVAL,
                             "index %.*s: with a projection, indexes are "
                             "declared by path: kin_indexer_by_path()",
                             KIN_STR(indexer->name));
    if (kin__fields_keep(kin__projection_root(projection), steps, count))
        return 0;
    return kin_error_set(
        err, KIN_EINVAL, "index %.*s: the projection does not keep %.*s",
        KIN_STR(indexer->name), KIN_STR(kin__indexer_path(indexer)));
}

/* The lock is held. */
static int indexers_check(const kin_informer *self, const kin_indexer *indexers,
                          size_t count, kin_error *err)
{
    int r = 0;

    if (self->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "informer: %s: it was stopped",
                             self->name);
    if (!self->opts.projection)
        return 0;
    for (size_t i = 0; r == 0 && i < count; i++)
        r = indexer_check(self->opts.projection, &indexers[i], err);
    return r;
}

int kin_informer_add_indexers(kin_informer *informer,
                              const kin_indexer *indexers, size_t count,
                              kin_error *err)
{
    int r = kin__informer_check_call(informer, "add indexers", err);
    bool is_refused = r < 0;

    if (r == 0) {
        KIN__LOCK_SCOPE(&informer->mutex);
        r = indexers_check(informer, indexers, count, err);
        is_refused = r < 0;
        if (r == 0)
            r = kin_store_add_indexers(kin__core_store(informer->core),
                                       indexers, count, err);
    }
    for (size_t i = 0; is_refused && i < count; i++)
        if (indexers[i].destroy)
            indexers[i].destroy(indexers[i].userdata);
    return r;
}

kin_snapshot *kin_informer_snapshot(kin_informer *informer)
{
    return kin_snapshot_new(kin__core_store(informer->core));
}

bool kin_informer_has_synced(const kin_informer *informer)
{
    return atomic_load(&informer->is_synced);
}
