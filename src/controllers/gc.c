/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/gc.h"

#include "base/alloc.h"
#include "base/log.h"
#include "base/random.h"
#include "control/reconciler.h"
#include "controllers/parts.h"

enum {
    GC_WORKERS = 20,
    GC_RESYNC_MS = 30000,  /* between looks at what the server serves, unless
                              there is a setting "gc-resync-ms" */
    GC_WATCH_MS = 1000,    /* between looks whether one of them is gone */
    GC_SYNC_MS = 30000,    /* how long first lists may take */
    GC_DISCOVER_MS = 1000, /* between tries, as long as nothing is known */
    GC_LOOK_MS = 1000,     /* until the second look at an owner nobody saw */
    GC_LOOK_SHIFT_MAX = 9, /* how often that is doubled */
};

/* ---- one object at a time ---- */

/* With the graph locked: the queue's lock comes after it. */
static void gc_emit(kin_str uid, enum kin__gc_task task, void *userdata)
{
    const struct kin__gc *gc = userdata;
    const kin_work_key key = {.name = uid, .tag = task};

    kin__reconciler_add(gc->reconciler, &key, /* priority= */ 0);
}

static int64_t gc_look_ms(struct kin__gc *gc, kin_str uid)
{
    KIN__LOCK_SCOPE(&gc->mutex);
    unsigned looks = kin__gc_graph_count_look(&gc->graph, uid);
    return GC_LOOK_MS << (looks < GC_LOOK_SHIFT_MAX ? looks
                                                    : GC_LOOK_SHIFT_MAX);
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct kin__gc *gc = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    kin_stop *stop = kin_reconcile_stop(call);

    if (key->tag == KIN__GC_ORPHAN)
        return kin__gc_orphan(gc, key->name, stop, err);
    int r = kin__gc_delete(gc, key->name, stop, err);
    if (r > 0)
        kin_reconcile_requeue_after(call, gc_look_ms(gc, key->name));
    return r < 0 ? r : 0;
}

/* ---- life ---- */

static void gc_complain(const struct kin__gc *gc, const kin_error *err)
{
    KIN__LOG(gc->context->log, KIN_LOG_WARN, "gc", "discovery failed",
             KIN__KV_TEXT("error", err->message));
}

/* Until something is followed.  0, or why it was stopped. */
static int gc_begin(struct kin__gc *gc, kin_stop *stop)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin_manager_wait_started(gc->context, stop);

    while (r == 0 && kin__gc_monitor_all(gc, stop, &err) < 0) {
        gc_complain(gc, &err);
        r = kin_stop_wait(stop, kin_deadline_ms(GC_DISCOVER_MS));
    }
    if (r == 0)
        kin__gc_monitor_wait(gc, stop, kin_deadline_ms(GC_SYNC_MS));
    KIN__LOCK_SCOPE(&gc->mutex);
    gc->has_begun = r == 0;
    return r;
}

/* Ready when it collects. */
static int gc_check_ready(kin_error *err, void *userdata)
{
    struct kin__gc *gc = userdata;

    KIN__LOCK_SCOPE(&gc->mutex);
    if (gc->has_begun)
        return 0;
    if (gc->missing[0])
        return kin_error_set(err, KIN_ETIMEDOUT, "%s not synced", gc->missing);
    return kin_error_set(err, KIN_ETIMEDOUT, "discovery failed");
}

static int gc_add_check(struct kin__gc *gc, kin_error *err)
{
    int r = kin_health_add(gc->context->health, "garbage-collector-informers",
                           gc_check_ready, gc, KIN_HEALTH_READY);

    return r < 0 ? kin_error_set(err, r, "health: %s", kin_error_text(r)) : 0;
}

/* Until it is time to look what the server serves: at the latest after a while,
 * earlier if a resource has gone.  0, or why it was stopped. */
static int gc_rest(struct kin__gc *gc, kin_stop *stop, int64_t resync_ms)
{
    kin_deadline due = kin_deadline_ms(resync_ms);
    kin_deadline next = kin_deadline_ms(0);
    int r = 0;

    while (r == 0 && next.at_ns < due.at_ns && !kin__gc_monitor_lost(gc)) {
        next = kin_deadline_ms(GC_WATCH_MS);
        r = kin_stop_wait(stop, next.at_ns < due.at_ns ? next : due);
    }
    return r;
}

static int gc_run(void *self, kin_stop *stop, kin_error *err)
{
    struct kin__gc *gc = self;
    int64_t resync_ms = kin_manager_setting(gc->context, "gc-resync-ms",
                                            GC_RESYNC_MS);
    int r = gc_begin(gc, stop);

    if (r < 0)
        return kin_error_set(err, r, "stopped");
    r = kin_reconciler_start(gc->reconciler, err);
    while (r == 0 && gc_rest(gc, stop, resync_ms) == 0) {
        kin_error why = KIN_ERROR_INIT;
        if (kin__gc_monitor_all(gc, stop, &why) < 0)
            gc_complain(gc, &why);
    }
    kin_reconciler_stop(gc->reconciler);
    return r;
}

static void gc_free(void *self)
{
    struct kin__gc *gc = self;

    /* Handlers that wait for room in the queue end with it. */
    kin_reconciler_stop(gc->reconciler);
    kin__gc_monitor_end(gc);
    (void)kin_reconciler_free(gc->reconciler);
    kin__gc_graph_done(&gc->graph);
    kin__mutex_done(&gc->mutex);
    kin__free(gc->context->alloc, gc);
}

static int gc_make_parts(struct kin__gc *gc, kin_error *err)
{
    kin_reconciler_opts opts = kin__controller_opts(
        gc->context, "garbage_collector_attempt_to_delete", reconcile, gc,
        GC_WORKERS);

    /* Who adds keys has the graph locked and cannot wait for workers, which
     * need it: there is room for all that it can hold. */
    opts.max_keys = (size_t)2 * KIN__GC_NODES_MAX;
    return kin_reconciler_new(&opts, &gc->reconciler, err);
}

static int gc_make(const kin_manager_context *context,
                   kin_manager_controller *ret, kin_error *err)
{
    uint64_t seed = 0;
    int r = kin__random_seed_from_os(&seed, err);

    if (r < 0)
        return r;
    struct kin__gc *gc = kin__alloc0(context->alloc, 1, sizeof(*gc));
    if (!gc)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    gc->context = context;
    CDS_INIT_LIST_HEAD(&gc->monitors);
    kin__mutex_init(&gc->mutex);
    kin__gc_graph_init(&gc->graph, context->alloc, seed);
    gc->graph.emit = gc_emit;
    gc->graph.userdata = gc;
    ret->self = gc;
    ret->run = gc_run;
    ret->free = gc_free;
    r = gc_make_parts(gc, err);
    if (r == 0 && context->health)
        r = gc_add_check(gc, err);
    ret->reconciler = gc->reconciler;
    return r;
}

const kin_manager_descriptor kin__controller_gc = {
    .size = sizeof(kin_manager_descriptor),
    .name = "garbage-collector-controller",
    .alias = "garbagecollector",
    .is_recording = true,
    .make = gc_make,
};
