/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/reflector_run.h"

#include <assert.h>

#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/stop.h"
#include "cache/store.h"
#include "informer/informer_opts.h"
#include "kube/status.h"

/* ---- life ---- */

static void target_destroy(const kin_reflector_store *target)
{
    if (target && target->destroy)
        target->destroy(target->userdata);
}

/* Target and userdata are passed, and released on failure. */
static int new_failed(const kin_reflector_store *target,
                      const kin_informer_opts *opts, int code)
{
    target_destroy(target);
    kin__informer_destroy_opts(opts);
    return code;
}

int kin__reflector_run_new(kin_lister_watcher *lw,
                           const kin_reflector_store *target, kin_store *store,
                           const kin_informer_opts *opts,
                           const struct kin__informer_extras *extras,
                           kin_reflector **ret, kin_error *err)
{
    const kin_allocator *alloc = opts->alloc ? opts->alloc
                                             : kin_allocator_default();
    struct kin__informer_extras more = *extras;
    kin_reflector *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return new_failed(
            target, opts,
            kin_error_set(err, KIN_ENOMEM, "reflector: out of memory"));
    self->alloc = alloc;
    if (target)
        self->target = *target;
    more.target = target ? &self->target : NULL;
    more.is_inner = true;
    more.store = store;
    int r = kin__informer_new(lw, opts, &more, &self->informer, err);
    if (r < 0) {
        (void)kin_reflector_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

int kin_reflector_new(kin_lister_watcher *lw, const kin_reflector_store *target,
                      const kin_informer_opts *opts, kin_reflector **ret,
                      kin_error *err)
{
    struct kin__informer_extras extras = {0};
    kin_reflector_store own = KIN_INIT(kin_reflector_store);
    kin_informer_opts known = KIN_INIT(kin_informer_opts);
    int taken = target ? kin__opts_take(target, sizeof(own), &own) : KIN_EINVAL;
    int r = kin__informer_take_opts(opts, KIN__OPTS_REFLECTOR, &known, err);

    if (r == 0 && taken < 0)
        r = kin_error_set(err, KIN_EINVAL,
                          "reflector: the target's size is not set");
    if (r == 0 &&
        (!own.on_add || !own.on_update || !own.on_delete || !own.on_replace))
        r = kin_error_set(err, KIN_EINVAL,
                          "reflector: a function of the target is missing");
    if (r < 0)
        return new_failed(&own, &known, r);
    return kin__reflector_run_new(lw, &own, /* store= */ NULL, &known, &extras,
                                  ret, err);
}

int kin_reflector_new_for_store(kin_lister_watcher *lw, kin_store *store,
                                const kin_informer_opts *opts,
                                kin_reflector **ret, kin_error *err)
{
    struct kin__informer_extras extras = {0};
    kin_informer_opts known = KIN_INIT(kin_informer_opts);
    int r = kin__informer_take_opts(opts, KIN__OPTS_REFLECTOR, &known, err);

    if (r == 0 && !store)
        r = kin_error_set(err, KIN_EINVAL, "reflector: no store");
    else if (r == 0 && store->key)
        r = kin_error_set(err, KIN_EUNSUPPORTED,
                          "reflector: the store has keys of its own");
    if (r < 0)
        return new_failed(/* target= */ NULL, &known, r);
    return kin__reflector_run_new(lw, /* target= */ NULL, store, &known,
                                  &extras, ret, err);
}

/* ---- a queue as a target ---- */

static int queue_put(kin_queue *queue, kin_delta_type type,
                     const kin_object *object, kin_error *err)
{
    const kin_delta delta = {.type = type, .object = object};

    return kin_queue_put(queue, &delta, err);
}

static int queue_add(const kin_object *object, kin_error *err, void *userdata)
{
    return queue_put(userdata, KIN_DELTA_ADDED, object, err);
}

static int queue_update(const kin_object *object, kin_error *err,
                        void *userdata)
{
    return queue_put(userdata, KIN_DELTA_UPDATED, object, err);
}

static int queue_delete(const kin_object *object, kin_error *err,
                        void *userdata)
{
    return queue_put(userdata, KIN_DELTA_DELETED, object, err);
}

static int queue_replace(kin_object *const *objects, size_t count,
                         kin_str resource_version, kin_error *err,
                         void *userdata)
{
    const kin_delta list = {.type = KIN_DELTA_REPLACED_ALL,
                            .objects = objects,
                            .count = count,
                            .resource_version = resource_version};

    return kin_queue_put(userdata, &list, err);
}

static int queue_bookmark(kin_str resource_version, kin_error *err,
                          void *userdata)
{
    const kin_delta bookmark = {.type = KIN_DELTA_BOOKMARK,
                                .resource_version = resource_version};

    return kin_queue_put(userdata, &bookmark, err);
}

static int queue_resync(kin_error *err, void *userdata)
{
    return queue_put(userdata, KIN_DELTA_SYNC_ALL, /* object= */ NULL, err);
}

kin_reflector_store kin__queue_target(kin_queue *queue)
{
    return (kin_reflector_store){.size = sizeof(kin_reflector_store),
                                 .on_add = queue_add,
                                 .on_update = queue_update,
                                 .on_delete = queue_delete,
                                 .on_replace = queue_replace,
                                 .on_bookmark = queue_bookmark,
                                 .on_resync = queue_resync,
                                 .userdata = queue};
}

int kin_reflector_new_for_queue(kin_lister_watcher *lw, kin_queue *queue,
                                const kin_informer_opts *opts,
                                kin_reflector **ret, kin_error *err)
{
    kin_reflector_store target = kin__queue_target(queue);
    kin_informer_opts known = KIN_INIT(kin_informer_opts);
    int r = kin__informer_take_opts(opts, KIN__OPTS_REFLECTOR, &known, err);

    if (r == 0 && !queue)
        r = kin_error_set(err, KIN_EINVAL, "reflector: no queue");
    if (r < 0)
        return new_failed(/* target= */ NULL, &known, r);
    return kin_reflector_new(lw, &target, &known, ret, err);
}

/* ---- life, continued ---- */

kin_reflector *kin_reflector_free(kin_reflector *reflector)
{
    if (!reflector)
        return NULL;
    kin_reflector_store target = reflector->target;
    reflector->informer = kin_informer_free(reflector->informer);
    kin__free(reflector->alloc, reflector);
    target_destroy(&target);
    return NULL;
}

void kin_reflector_stop(kin_reflector *reflector)
{
    if (reflector)
        kin_informer_stop(reflector->informer);
}

/* ---- state ---- */

bool kin_reflector_has_synced(const kin_reflector *reflector)
{
    return kin_informer_has_synced(reflector->informer);
}

int kin_reflector_wait_synced(kin_reflector *reflector, kin_stop *stop,
                              kin_error *err)
{
    return kin_informer_wait_synced(reflector->informer, stop, err);
}

size_t kin_reflector_last_sync_resource_version(const kin_reflector *reflector,
                                                char *ret, size_t size)
{
    return kin_informer_last_sync_resource_version(reflector->informer, ret,
                                                   size);
}

void kin_reflector_get_stats(const kin_reflector *reflector,
                             kin_reflector_stats *ret)
{
    kin_informer *informer = reflector->informer;

    KIN__LOCK_SCOPE(&informer->mutex);
    const struct kin__reflector *machine = kin__core_reflector(informer->core);
    const struct kin__reflector_counts *counts = kin__reflector_counts(machine);
    kin_reflector_stats own = {
        .size = sizeof(own),
        .lists = counts->lists,
        .list_items = counts->list_items,
        .watches = counts->watches,
        .short_watches = counts->short_watches,
        .events = counts->watch_events,
        .staged = kin__reflector_staged(machine),
    };
    kin__reflector_error(machine, &own.error);
    kin__opts_give(&own, sizeof(own), ret);
}

/* ---- one list and its watch, for a caller that waits ---- */

void kin__informer_round_over(kin_informer *informer,
                              const struct kin__source *source,
                              const struct kin__reflector_failure *failure)
{
    struct kin__round *round = &informer->round;

    kin__mutex_assert_held(&informer->mutex);
    assert(!informer->round.is_over);
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
    kin__mutex_assert_held(&self->mutex);
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

    kin__mutex_assert_held(&self->mutex);
    assert(self->round.is_running);
    self->waiters++;
    while (r == 0 && !self->round.is_over && !self->is_stopped &&
           kin_stop_reason(stop) == 0) {
        r = kin__thread_check_io(err);
        if (r == 0)
            (void)kin__cond_wait_until(
                &self->changed, &self->mutex, self->clock,
                kin__stop_deadline_on(stop, self->clock));
    }
    self->waiters--;
    return r;
}

/* The reason for its end. */
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
