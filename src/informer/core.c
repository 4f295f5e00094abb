/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/core.h"

#include "base/alloc.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core_impl.h"

/* ---- life ---- */

static int core_keep_kind(struct kin__core *self, kin_str kind)
{
    self->kind = kin__strdup(self->opts.alloc, kind);
    self->opts.expected.kind = kin_str_of(self->kind, kind.len);
    return self->kind ? 0 : KIN_ENOMEM;
}

/* The object is stored all the same. */
static void core_on_index_error(const kin_object *object, kin_str index_name,
                                const kin_error *err, void *userdata)
{
    kin_error line = *err;
    kin_str key = kin_object_key(object);

    (void)index_name; /* the message has it */
    (void)kin_error_wrap(&line, "%.*s", KIN_STR(key));
    kin__core_report_object(userdata, key, /* is_isolated= */ false, &line);
}

/* A value that an index cannot hold must not end a list. */
static void core_hook_store(struct kin__core *self)
{
    self->store->on_index_error = core_on_index_error;
    self->store->on_index_error_userdata = self;
}

/* The store may be the user's, and live on. */
static void core_unhook_store(const struct kin__core *self)
{
    if (!self->store || self->store->on_index_error_userdata != self)
        return;
    self->store->on_index_error = NULL;
    self->store->on_index_error_userdata = NULL;
}

static int core_make_store(struct kin__core *self, kin_error *err)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    self->store = self->opts.store ? self->opts.store : self->first->store;
    if (self->opts.store)
        core_hook_store(self);
    if (self->store)
        return 0;
    opts.alloc = self->opts.alloc;
    /* Ends what one object alone could do; core_limit.c says when it is full,
     * before that. */
    opts.max_bytes = self->opts.max_bytes;
    if (opts.max_bytes < UINT64_MAX / 2)
        opts.max_bytes *= 2;
    int r = kin_store_new(&opts, &self->store, err);
    if (r < 0)
        return r;
    struct kin__arena *arena = kin__store_arena(self->store);
    self->owns_store = true;
    self->store->takes_nameless = true; /* what a server sends, counts */
    core_hook_store(self);
    if (self->opts.projection)
        kin__arena_set_partial(arena);
    return self->opts.is_secret ? kin__arena_set_secret(arena, err) : 0;
}

static int core_make_parts(struct kin__core *self, kin_error *err)
{
    int r = core_make_store(self, err);

    if (r < 0)
        return r;
    kin__guess_init(&self->guess, self->store, self->opts.alloc);
    kin__stage_init(&self->stage, kin__store_arena(self->store),
                    self->opts.alloc);
    kin__isolated_init(&self->isolated, self->opts.seed, self->opts.alloc);
    self->has_parts = true;
    if (self->opts.queue == KIN_QUEUE_DELTA)
        r = kin__core_make_queue(self, err);
    return r < 0 ? r : kin__core_make_reflector(self, err);
}

int kin__core_new(const struct kin__core_opts *opts, struct kin__core **ret,
                  kin_error *err)
{
    struct kin__core *self = kin__alloc0(opts->alloc, 1, sizeof(*self));
    int r = self ? 0 : KIN_ENOMEM;

    if (self) {
        self->opts = *opts;
        self->opts.projection = kin_projection_ref(opts->projection);
        self->confirmed_ns = -1;
        self->first = opts->first ? opts->first : self;
        self->processor = &self->first->own_processor;
        kin__processor_init(&self->own_processor);
        self->own_processor.check_ns = opts->resync_ns;
        r = core_keep_kind(self, opts->expected.kind);
    }
    if (r < 0)
        (void)kin_error_set(err, r, "informer: out of memory");
    else
        r = core_make_parts(self, err);
    if (r < 0) {
        (void)kin__core_free(self);
        return r;
    }
    self->first->unsynced++;
    *ret = self;
    return 0;
}

struct kin__core *kin__core_free(struct kin__core *core)
{
    if (!core)
        return NULL;
    kin__processor_done(&core->own_processor);
    if (core->has_stream)
        kin__stream_done(&core->stream);
    kin__core_close_proto(core);
    core->queue = kin__queue_free(core->queue);
    core->reflector = kin__reflector_free(core->reflector);
    if (core->has_parts) {
        kin__stage_clear(&core->stage);
        kin__guess_done(&core->guess);
        kin__isolated_done(&core->isolated);
    }
    core_unhook_store(core);
    if (core->owns_store)
        core->store = kin_store_free(core->store);
    (void)kin_projection_unref(core->opts.projection);
    kin__free(core->opts.alloc, core->kind);
    kin__free(core->opts.alloc, core);
    return NULL;
}

kin_store *kin__core_store(struct kin__core *core)
{
    return core->store;
}

const struct kin__reflector *kin__core_reflector(const struct kin__core *core)
{
    return core->reflector;
}

struct kin__isolated *kin__core_isolated(struct kin__core *core)
{
    return &core->isolated;
}

bool kin__core_has_synced(const struct kin__core *core)
{
    return core->first->unsynced == 0;
}

bool kin__core_has_list(const struct kin__core *core)
{
    return core->is_synced;
}

int64_t kin__core_confirmed_ns(const struct kin__core *core)
{
    return core->is_synced ? core->confirmed_ns : -1;
}

/* ---- what happens ---- */

void kin__core_start(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_set_resync(core->reflector,
                              kin__processor_start(core->processor));
    kin__reflector_start(core->reflector, now_ns);
}

void kin__core_start_single(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_set_resync(core->reflector,
                              kin__processor_start(core->processor));
    kin__reflector_start_single(core->reflector, now_ns);
}

void kin__core_end_single(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_end_single(core->reflector, now_ns);
}

void kin__core_stop(struct kin__core *core)
{
    kin__reflector_stop(core->reflector);
}

void kin__core_tick(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_tick(core->reflector, now_ns);
    kin__core_wake(core);
}

void kin__core_opened(struct kin__core *core, int64_t now_ns)
{
    core->now_ns = now_ns;
    kin__reflector_opened(core->reflector, now_ns);
}

void kin__core_expect_protobuf(struct kin__core *core)
{
    core->is_proto = true;
}

/* ---- handlers ---- */

bool kin__core_owes_wakes(const struct kin__core *core)
{
    return core->processor->owes_wakes;
}

void kin__core_wake(struct kin__core *core)
{
    kin__processor_wake(core->processor);
}

static void core_tell_all(struct kin__core *self,
                          struct kin__listener *listener,
                          kin_snapshot *snapshot)
{
    kin_iter it = kin_snapshot_list(snapshot);
    const kin_object *object = NULL;

    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it))
        kin__listener_tell(listener, &(struct kin__note){
                                         .type = KIN__NOTE_ADD,
                                         .is_initial = true,
                                         .now = kin__object_of(object),
                                         .since_ns = self->now_ns,
                                     });
}

int kin__core_add_listener(struct kin__core *core,
                           struct kin__listener *listener, int64_t now_ns,
                           kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(core->store);
    int r = snapshot
                ? kin__listener_reserve(listener, kin_snapshot_count(snapshot))
                : KIN_ENOMEM;

    if (r < 0)
        return kin_error_set(err, r, "handler: %s", kin_error_text(r));
    core->now_ns = now_ns;
    kin__processor_add(core->processor, listener, now_ns);
    core_tell_all(core, listener, snapshot);
    if (kin__core_has_synced(core))
        kin__listener_upstream_synced(listener);
    kin__core_wake(core);
    return 0;
}

bool kin__core_remove_listener(struct kin__core *core,
                               struct kin__listener *listener)
{
    return kin__processor_remove(core->processor, listener);
}

bool kin__core_is_full(struct kin__core *core)
{
    return kin__processor_is_full(core->processor);
}

/* ---- the reflector ---- */

static void core_set_timer(int64_t due_ns, void *userdata)
{
    struct kin__core *self = userdata;

    self->opts.ops.set_timer(due_ns, self->opts.ops.userdata);
}

static void core_request(const struct kin__reflector_request *request,
                         void *userdata)
{
    struct kin__core *self = userdata;

    self->number++;
    self->is_list = !request->is_watch;
    self->is_stream_old = true;
    self->is_proto = false;
    self->is_closed = false;
    self->opts.ops.request(request, self->opts.ops.userdata);
}

static void core_cancel(void *userdata)
{
    struct kin__core *self = userdata;

    self->is_closed = true;
    self->opts.ops.cancel(self->opts.ops.userdata);
}

static void core_failed(const struct kin__reflector_failure *failure,
                        void *userdata)
{
    struct kin__core *self = userdata;

    if (self->opts.ops.failed)
        self->opts.ops.failed(failure, self->opts.ops.userdata);
}

static void core_listed(uint64_t objects, int64_t took_ns, void *userdata)
{
    struct kin__core *self = userdata;

    if (self->opts.ops.listed)
        self->opts.ops.listed(objects, took_ns, self->opts.ops.userdata);
}

int kin__core_make_reflector(struct kin__core *self, kin_error *err)
{
    struct kin__reflector_opts opts = {
        .alloc = self->opts.alloc,
        .ops = {.request = core_request,
                .cancel = core_cancel,
                .set_timer = core_set_timer,
                .stage_begin = kin__core_stage_begin,
                .stage_put = kin__core_stage_put,
                .stage_delete = kin__core_stage_delete,
                .stage_publish = kin__core_stage_publish,
                .stage_drop = kin__core_stage_drop,
                .isolate = kin__core_isolate,
                .apply = kin__core_apply,
                .bookmark = kin__core_bookmark,
                .resync = kin__core_resync,
                .should_resync = kin__core_should_resync,
                .failed = core_failed,
                .listed = core_listed,
                .userdata = self},
        .seed = self->opts.seed,
        .backoff = self->opts.backoff,
        .streaming = self->opts.streaming,
        .page_limit = self->opts.page_limit,
        .resync_ns = self->opts.resync_ns,
        .min_timeout_s = self->opts.min_timeout_s,
        .max_internal_retry_ns = self->opts.max_internal_retry_ns,
    };

    if (self->opts.target) {
        opts.ops.stage_publish = kin__core_target_publish;
        opts.ops.apply = kin__core_target_apply;
        opts.ops.bookmark = kin__core_target_bookmark;
        opts.ops.resync = kin__core_target_resync;
        opts.ops.should_resync = kin__core_target_should_resync;
    }
    return kin__reflector_new(&opts, &self->reflector, err);
}
