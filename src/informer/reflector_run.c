/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/reflector_run.h"

#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "cache/store.h"

/* ---- life ---- */

static kin_informer_opts reflector_informer_opts(const kin_reflector_opts *opts)
{
    kin_informer_opts ret = KIN_INIT(kin_informer_opts);

    ret.alloc = opts->alloc;
    ret.log = opts->log;
    ret.name = opts->name;
    ret.label_selector = opts->label_selector;
    ret.field_selector = opts->field_selector;
    ret.resync_ms = opts->resync_ms;
    ret.watch_list = opts->watch_list;
    ret.page_limit = opts->page_limit;
    ret.max_object_bytes = opts->max_object_bytes;
    ret.is_strict = opts->is_strict;
    ret.transform = opts->transform;
    ret.on_error = opts->on_error;
    ret.userdata = opts->userdata;
    ret.loop = opts->loop;
    return ret;
}

static void target_destroy(const kin_reflector_store *target)
{
    if (target && target->destroy)
        target->destroy(target->userdata);
}

/* A target is given, also on failure. */
static int target_failed(const kin_reflector_store *target, int code,
                         const char *why, kin_error *err)
{
    target_destroy(target);
    return kin_error_set(err, code, "reflector: %s", why);
}

int kin__reflector_run_new(kin_lister_watcher *lw,
                           const kin_reflector_store *target, kin_store *store,
                           const kin_reflector_opts *opts,
                           const struct kin__informer_extras *extras,
                           kin_reflector **ret, kin_error *err)
{
    kin_reflector_opts own = KIN_INIT(kin_reflector_opts);
    struct kin__informer_extras more = *extras;

    if (kin__opts_take(opts, sizeof(own), &own) < 0 || own.backoff_ms < 0 ||
        own.backoff_max_ms < 0)
        return target_failed(target, KIN_EINVAL, "bad options", err);
    if (!own.alloc)
        own.alloc = kin_allocator_default();
    kin_reflector *self = kin__alloc0(own.alloc, 1, sizeof(*self));
    if (!self)
        return target_failed(target, KIN_ENOMEM, "out of memory", err);
    self->alloc = own.alloc;
    if (target)
        self->target = *target;
    more.target = target ? &self->target : NULL;
    more.is_inner = true;
    more.store = store;
    more.min_timeout_s = own.min_watch_s;
    more.max_internal_retry_ns = kin__time_of_ms(own.internal_retry_ms);
    more.backoff.first_ns = kin__time_of_ms(own.backoff_ms);
    more.backoff.max_ns = kin__time_of_ms(own.backoff_max_ms);
    kin_informer_opts informer_opts = reflector_informer_opts(&own);
    int r = kin__informer_new(lw, &informer_opts, &more, &self->informer, err);
    if (r < 0) {
        (void)kin_reflector_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

int kin_reflector_new(kin_lister_watcher *lw, const kin_reflector_store *target,
                      const kin_reflector_opts *opts, kin_reflector **ret,
                      kin_error *err)
{
    struct kin__informer_extras extras = {0};
    kin_reflector_store own = KIN_INIT(kin_reflector_store);

    if (!target || kin__opts_take(target, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "reflector: the target's size is not set");
    if (!own.on_add || !own.on_update || !own.on_delete || !own.on_replace)
        return target_failed(&own, KIN_EINVAL,
                             "a function of the target is missing", err);
    return kin__reflector_run_new(lw, &own, /* store= */ NULL, opts, &extras,
                                  ret, err);
}

int kin_reflector_new_for_store(kin_lister_watcher *lw, kin_store *store,
                                const kin_reflector_opts *opts,
                                kin_reflector **ret, kin_error *err)
{
    struct kin__informer_extras extras = {0};

    if (!store)
        return kin_error_set(err, KIN_EINVAL, "reflector: no store");
    if (store->key)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "reflector: the store has keys of its own");
    return kin__reflector_run_new(lw, /* target= */ NULL, store, opts, &extras,
                                  ret, err);
}

/* ---- a queue as a target ---- */

static int queue_add(const kin_object *object, kin_error *err, void *userdata)
{
    return kin_queue_put(userdata, KIN_DELTA_ADDED, object, err);
}

static int queue_update(const kin_object *object, kin_error *err,
                        void *userdata)
{
    return kin_queue_put(userdata, KIN_DELTA_UPDATED, object, err);
}

static int queue_delete(const kin_object *object, kin_error *err,
                        void *userdata)
{
    return kin_queue_put(userdata, KIN_DELTA_DELETED, object, err);
}

static int queue_replace(kin_object *const *objects, size_t count,
                         kin_str resource_version, kin_error *err,
                         void *userdata)
{
    return kin_queue_replace(userdata, objects, count, resource_version, err);
}

static int queue_bookmark(kin_str resource_version, kin_error *err,
                          void *userdata)
{
    return kin_queue_bookmark(userdata, resource_version, err);
}

static int queue_resync(kin_error *err, void *userdata)
{
    return kin_queue_resync(userdata, err);
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
                                const kin_reflector_opts *opts,
                                kin_reflector **ret, kin_error *err)
{
    kin_reflector_store target = kin__queue_target(queue);

    if (!queue)
        return kin_error_set(err, KIN_EINVAL, "reflector: no queue");
    return kin_reflector_new(lw, &target, opts, ret, err);
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

/* ---- how it is ---- */

bool kin_reflector_has_synced(kin_reflector *reflector)
{
    return kin_informer_has_synced(reflector->informer);
}

int kin_reflector_wait_synced(kin_reflector *reflector, kin_stop *stop,
                              kin_error *err)
{
    return kin_informer_wait_synced(reflector->informer, stop, err);
}

size_t kin_reflector_last_sync_resource_version(kin_reflector *reflector,
                                                char *ret, size_t size)
{
    return kin_informer_last_sync_resource_version(reflector->informer, ret,
                                                   size);
}

void kin_reflector_get_stats(kin_reflector *reflector, kin_reflector_stats *ret)
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
