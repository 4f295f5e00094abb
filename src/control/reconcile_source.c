/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/lister.h>
#include <kin/owner.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"
#include "control/reconciler.h"

enum { SOURCE_WAIT_MIN_MS = 10, SOURCE_WAIT_MAX_MS = 1000 };

struct kin_reconcile_keys {
    struct kin__reconcile_source *source;
    int priority;
};

/* ---- keys ---- */

/* Whether a key is too long to be that of any object.  Anybody may write such
 * an owner; for lack of room one would wait, and for this for ever. */
static bool key_is_nobody(const kin_work_key *key)
{
    return key->ns.len > KIN_WORK_TEXT_MAX ||
           key->name.len > KIN_WORK_TEXT_MAX - key->ns.len;
}

/* Waits for memory, longer each time; false if it was stopped. */
static bool reconciler_rest(const kin_reconciler *self, int64_t *wait_ms)
{
    if (kin_stop_wait(self->stop, kin_deadline_ms(*wait_ms)) < 0)
        return false;
    *wait_ms = *wait_ms * 2 < SOURCE_WAIT_MAX_MS ? *wait_ms * 2
                                                 : SOURCE_WAIT_MAX_MS;
    return true;
}

void kin__reconciler_add(kin_reconciler *self, const kin_work_key *key,
                         int priority)
{
    kin_work_add_opts opts = KIN_INIT(kin_work_add_opts);
    int64_t wait_ms = SOURCE_WAIT_MIN_MS;

    if (key_is_nobody(key)) {
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "reconciler",
                 "a key is too long, and nobody's",
                 KIN__KV_TEXT("reconciler", self->name),
                 KIN__KV_UINT("bytes", key->ns.len + key->name.len));
        return;
    }
    opts.priority = priority;
    for (;;) {
        int r = kin_workqueue_add_with(self->queue, key, &opts, NULL);
        if (r != KIN_ENOMEM && r != KIN_ELIMIT)
            return; /* it waits, or nobody takes it any more */
        KIN__LOG(self->opts.log, KIN_LOG_WARN, "reconciler",
                 "no room for another key; changes wait",
                 KIN__KV_TEXT("reconciler", self->name));
        if (!reconciler_rest(self, &wait_ms))
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
                 "no memory for a snapshot; changes wait",
                 KIN__KV_TEXT("reconciler", self->name));
        if (!reconciler_rest(self, &wait_ms))
            return NULL;
    }
}

void kin_reconcile_emit(kin_reconcile_keys *keys, kin_str ns, kin_str name)
{
    const kin_work_key key = {
        .ns = ns, .name = name, .tag = keys->source->opts.tag};

    kin__reconciler_add(keys->source->reconciler, &key, keys->priority);
}

/* Without memory for a snapshot an owner counts as known: one call too many
 * does no harm, one that is missing does. */
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
    /* The key of an object never changes, its owner may. */
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

    KIN__LOCK_SCOPE(&source->reconciler->mutex);
    source->is_synced = true;
    kin__cond_broadcast(&source->reconciler->changed);
}

/* ---- life ---- */

static bool source_is_sound(const kin_reconcile_source *own)
{
    return (!own->owner || own->owner->kind) &&
           own->priority >= KIN_WORK_PRIORITY_MIN &&
           own->priority <= KIN_WORK_PRIORITY_MAX &&
           own->initial_priority >= KIN_WORK_PRIORITY_MIN;
}

void kin__reconcile_source_free(struct kin__reconcile_source *source)
{
    if (source->registration) {
        int r = kin_informer_remove_handler(source->informer,
                                            source->registration);
        (void)r; /* it is there */
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

/* Its first call may come before adding it has returned, so it is one of the
 * sources before that. */
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

/* `own` is taken over, also on failure. */
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
        kin__reconcile_source_free(self);
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
    if (kin__opts_take(source, sizeof(own), &own) < 0 || !source_is_sound(&own))
        problem = "bad source";
    if (!problem)
        return reconciler_add_source(reconciler, informer, &own, err);
    kin__userdata_destroy(own.destroy, own.userdata);
    return kin_error_set(err, KIN_EINVAL, "reconciler: %s", problem);
}
