/* SPDX-License-Identifier: Apache-2.0 */
/* bench_informers.c - the measured informers: their handlers, indexes and
 * namespaces. */
#include <stdio.h>
#include <string.h>

#include <kin/list.h>

#include "base/alloc.h"
#include "base/str.h"
#include "bench.h"

#define BENCH_INDEX_PATH ".spec.nodeName"

/* ---- the handler ---- */

static int64_t sent_ns(const kin_object *object)
{
    kin_str text = kin_value_str(kin_value_get(kin_object_annotations(object),
                                               KIN__S("kin.bench/sent")));
    uint64_t ns = 0;

    (void)kin__str_to_u64(text, &ns);
    return (int64_t)ns;
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    struct bench_run *run = userdata;
    struct bench_seen *seen = &run->seen;
    int64_t now_ns = bench_epoch_ns();
    int64_t none = 0;

    (void)old;
    if (atomic_load_explicit(&seen->is_stamping, memory_order_acquire)) {
        size_t place = atomic_fetch_add(&seen->latency_count, 1);
        if (place < seen->latency_room)
            seen->latencies[place] = now_ns - sent_ns(object);
    }
    if (atomic_load_explicit(&seen->first_ns, memory_order_relaxed) == 0)
        (void)atomic_compare_exchange_strong(&seen->first_ns, &none, now_ns);
    atomic_store_explicit(&seen->last_ns, now_ns, memory_order_relaxed);
    (void)atomic_fetch_add_explicit(&seen->updates, 1, memory_order_release);
}

static void on_synced(void *userdata)
{
    struct bench_run *run = userdata;

    if (atomic_fetch_add(&run->seen.synced_count, 1) + 1 < run->informer_count)
        return;
    run->seen.synced_ns = bench_now_ns();
    kin_stop_request(run->seen.synced);
}

/* A failure before the sync ends the measurement, except for a server without
 * streaming lists, which is listed instead. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct bench_run *run = userdata;

    (void)failure;
    if (kin_error_is_invalid(err) || kin_stop_requested(run->seen.synced))
        return KIN_RETRY;
    kin__mutex_lock(&run->seen.failure_lock);
    if (run->seen.failure.code == 0)
        run->seen.failure = *err;
    kin__mutex_unlock(&run->seen.failure_lock);
    kin_stop_request(run->seen.synced);
    return KIN_RETRY;
}

int bench_await_synced(struct bench_run *run, kin_error *err)
{
    (void)kin_stop_wait(run->seen.synced, KIN_NEVER);
    KIN__LOCK_SCOPE(&run->seen.failure_lock);
    if (run->seen.failure.code == 0)
        return 0;
    *err = run->seen.failure;
    return err->code;
}

/* Of further handlers: only their notification counts. */
static void on_other_update(const kin_object *old, const kin_object *object,
                            void *userdata)
{
    (void)old;
    (void)object;
    (void)userdata;
}

static kin_overflow bench_overflow(const char *name)
{
    if (strcmp(name, "grow") == 0)
        return KIN_OVERFLOW_GROW;
    return strcmp(name, "block") == 0 ? KIN_OVERFLOW_BLOCK
                                      : KIN_OVERFLOW_COALESCE;
}

static int bench_add_handlers(struct bench_run *run, kin_informer *informer,
                              kin_error *err)
{
    kin_handler_opts opts = KIN_INIT(kin_handler_opts);
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_update = on_update,
                           .on_synced = on_synced,
                           .userdata = run};

    opts.overflow = bench_overflow(run->flags->overflow);
    int r = kin_informer_add_handler(informer, &handler, &opts, /* ret= */ NULL,
                                     err);
    handler.on_update = on_other_update;
    handler.on_synced = NULL;
    for (uint64_t i = 1; r == 0 && i < run->flags->handlers; i++)
        r = kin_informer_add_handler(informer, &handler, &opts,
                                     /* ret= */ NULL, err);
    return r;
}

/* ---- the namespaces ---- */

/* Adds a copy of the name. */
static int spaces_add(const kin_object *object, void *userdata)
{
    struct bench_run *run = userdata;

    if (run->space_count == run->flags->namespaces)
        return 0;
    char *name = kin__strdup(/* alloc= */ NULL, kin_object_name(object));
    if (!name)
        return KIN_ENOMEM;
    run->spaces[run->space_count++] = kin_s(name);
    return 0;
}

/* Finds the first namespaces of the server. */
static int bench_find_spaces(struct bench_run *run, kin_error *err)
{
    AUTO_RESOURCE resource = {.api = NULL};
    uint64_t wanted = run->flags->namespaces;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = spaces_add, .userdata = run};

    if (wanted == 0)
        return 0;
    int r = cli_resource_known(&resource, KIN__S("namespaces"), err);
    if (r < 0)
        return r;
    run->spaces = kin__alloc0(/* alloc= */ NULL, wanted, sizeof(kin_str));
    if (!run->spaces)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    r = kin_client_list(run->orders, &resource.resource, /* opts= */ NULL,
                        &handler, /* ret= */ NULL, err);
    if (r == 0 && run->space_count < wanted)
        r = kin_error_set(err, KIN_ENOTFOUND,
                          "the server has %zu namespaces, not %llu",
                          run->space_count, (unsigned long long)wanted);
    return r;
}

/* ---- the informer ---- */

static kin_wire bench_wire(const char *name)
{
    if (strcmp(name, "auto") == 0)
        return KIN_WIRE_AUTO;
    return strcmp(name, "json") == 0 ? KIN_WIRE_JSON : KIN_WIRE_PROTOBUF;
}

/* All by the same path: they have the same values. */
static int bench_add_indexes(struct bench_run *run, kin_informer *informer,
                             kin_error *err)
{
    int r = 0;

    for (uint64_t i = 0; r == 0 && i < run->flags->indexes; i++) {
        kin_indexer indexer = {.values = NULL};
        char name[32];
        snprintf(name, sizeof(name), "bench-%llu", (unsigned long long)i);
        r = kin_indexer_by_path(/* alloc= */ NULL, kin_s(name),
                                KIN__S(BENCH_INDEX_PATH), &indexer, err);
        if (r == 0)
            r = kin_informer_add_indexers(informer, &indexer, 1, err);
    }
    return r;
}

static int bench_make_informer(struct bench_run *run,
                               const kin_projection *projection,
                               kin_informer **ret, kin_error *err)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    opts.log = &run->connection.log;
    opts.label_selector = kin_s(run->ctx->globals.selector);
    opts.field_selector = kin_s(run->ctx->globals.field_selector);
    opts.watch_list = strcmp(run->flags->watch_list, "off") == 0
                          ? KIN_WATCH_LIST_OFF
                          : KIN_WATCH_LIST_AUTO;
    opts.wire = bench_wire(run->flags->wire);
    opts.namespaces = run->spaces;
    opts.namespace_count = run->space_count;
    opts.projection = projection;
    opts.is_silent_on_same = run->flags->is_silent;
    opts.on_error = on_error;
    opts.userdata = run;
    int r = kin_informer_new_from_source(run->lw, &opts, ret, err);
    if (r == 0)
        r = bench_add_indexes(run, *ret, err);
    if (r == 0)
        r = bench_add_handlers(run, *ret, err);
    return r;
}

int bench_make_informers(struct bench_run *run, kin_error *err)
{
    KIN_AUTO(kin_projection) *projection = NULL;
    uint64_t count = run->flags->informers;
    int r = bench_find_spaces(run, err);

    if (r == 0 && run->flags->fields)
        r = kin_projection_parse(/* alloc= */ NULL, kin_s(run->flags->fields),
                                 &projection, err);
    if (r < 0)
        return r;
    run->informers = kin__alloc0(/* alloc= */ NULL, count,
                                 sizeof(*run->informers));
    if (!run->informers)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    run->informer_count = (size_t)count;
    for (size_t i = 0; r == 0 && i < run->informer_count; i++)
        r = bench_make_informer(run, projection, &run->informers[i], err);
    return r;
}

int bench_start_informers(struct bench_run *run, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < run->informer_count; i++)
        r = kin_informer_start(run->informers[i], err);
    return r;
}

void bench_free_informers(struct bench_run *run)
{
    for (size_t i = 0; i < run->informer_count; i++)
        (void)kin_informer_free(run->informers[i]);
    for (size_t i = 0; i < run->space_count; i++)
        kin__free(/* alloc= */ NULL, (char *)(uintptr_t)run->spaces[i].ptr);
    kin__free(/* alloc= */ NULL, KIN__STEAL(run->informers));
    kin__free(/* alloc= */ NULL, KIN__STEAL(run->spaces));
    run->informer_count = 0;
    run->space_count = 0;
}
