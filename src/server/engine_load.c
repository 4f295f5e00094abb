/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_load.c - loading the storage at the start.
 *
 * Rows are replayed in version order, directly into the stores.  Each text is
 * parsed with the previous object as prediction (wire/json_parse.h), so that
 * similar objects cost little.
 */
#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"
#include "cache/store.h"
#include "object/object.h"
#include "object/values.h"
#include "server/engine_impl.h"
#include "wire/json_parse.h"

struct kin__resource_store_loader {
    struct kin__json_parser parser;
    kin_object *last; /* reference; the last object put */
};

struct loading {
    struct kin__engine *engine;
    struct kin__resource_store *resource_store; /* of the previous row */
    int64_t now_ns;
};

/* ---- loaders of stores ---- */

static int loader_open(struct kin__resource_store *resource_store,
                       kin_store *store)
{
    /* Stored objects are read even if they exceed the limits for new ones. */
    static const struct kin__json_limits limits = {
        .depth = 8 * KIN__OBJECT_DEPTH_MAX, .members = 32 << 20};
    struct kin__resource_store_loader *loader = kin__alloc0(
        resource_store->alloc, 1, sizeof(*loader));

    if (!loader)
        return KIN_ENOMEM;
    kin__json_parser_init(&loader->parser, kin__store_arena(store), &limits,
                          resource_store->alloc);
    assert(!resource_store->loader);
    resource_store->loader = loader;
    return 0;
}

static void loader_close(struct kin__resource_store *resource_store)
{
    struct kin__resource_store_loader *loader = KIN__STEAL(
        resource_store->loader);

    if (!loader)
        return;
    kin__json_parser_done(&loader->parser);
    (void)kin_object_unref(loader->last);
    kin__free(resource_store->alloc, loader);
}

static void close_all(struct loading *loading)
{
    struct kin__engine *engine = loading->engine;
    struct kin__resource_store *resource_store = kin__engine_next_store(engine,
                                                                        NULL);

    for (; resource_store;
         resource_store = kin__engine_next_store(engine, resource_store))
        loader_close(resource_store);
}

/* ---- rows ---- */

static int load_event(struct loading *loading,
                      const struct kin__storage_row *row,
                      const struct kin__store_change *change)
{
    struct kin__history *history = &loading->resource_store->history;
    struct kin__watch_event *event = NULL;

    assert(change->now || change->old);
    struct kin__watch_event_fields fields = {
        .type = !change->now  ? KIN__WATCH_DELETED
                : change->old ? KIN__WATCH_MODIFIED
                              : KIN__WATCH_ADDED,
        .version = row->version,
        .at_ns = loading->now_ns,
        .now = change->now,
        .old = change->old};
    int r = kin__watch_event_new(history, &fields, &event);

    if (r == 0)
        r = kin__history_append(history, event);
    (void)kin__watch_event_unref(event);
    return r;
}

static int load_put(struct kin__resource_store *resource_store,
                    kin_store *store, kin_str json,
                    struct kin__store_change *change, kin_error *err)
{
    struct kin__resource_store_loader *loader = resource_store->loader;
    kin__val predicted = loader->last ? loader->last->root : KIN__VAL_NONE;
    kin__val root = KIN__VAL_NONE;

    kin__values_next(kin__store_arena(store));
    int r = kin__json_parse(&loader->parser, json, predicted, /* flags= */ 0,
                            &root, /* ret_used= */ NULL, err);
    if (r < 0)
        return r;
    /* Two equal rows: the second one would change nothing. */
    if (root == predicted)
        return kin_error_set(err, KIN_EPARSE,
                             "storage: a row equals the previous one");
    r = kin__store_put(store, root, change, err);
    if (r < 0)
        return r;
    (void)kin_object_unref(loader->last);
    loader->last = kin_object_ref(change->now);
    return 0;
}

static int load_delete(kin_store *store, const struct kin__storage_row *row,
                       struct kin__store_change *change, kin_error *err)
{
    char text[24];

    (void)snprintf(text, sizeof(text), "%" PRIu64, row->version);
    kin_str version = kin_s(text);
    return kin__store_delete(store, row->key, &version, &change->old, err);
}

/* Finds the store of a row and prepares it for loading. */
static int load_store(struct loading *loading, kin_str name, kin_store **ret,
                      kin_error *err)
{
    int r = 0;

    if (!loading->resource_store ||
        !kin_str_eq(loading->resource_store->name, name))
        r = kin__engine_store(loading->engine, name, &loading->resource_store);
    if (r == 0)
        r = kin__resource_store_open(loading->resource_store, ret, err);
    if (r == 0 && !loading->resource_store->loader)
        r = loader_open(loading->resource_store, *ret);
    return r;
}

static int load_row(const struct kin__storage_row *row, kin_str json,
                    void *userdata, kin_error *err)
{
    struct loading *loading = userdata;
    struct kin__store_change change = {0};
    kin_store *store = NULL;
    int r = load_store(loading, row->resource, &store, err);

    if (r < 0)
        return kin_error_set(err, r, NULL);
    assert(store);
    if (json.len)
        r = load_put(loading->resource_store, store, json, &change, err);
    else
        r = load_delete(store, row, &change, err);
    if (r == 0 && (change.now || change.old))
        r = load_event(loading, row, &change);
    (void)kin_object_unref(change.old);
    (void)kin_object_unref(change.now);
    return r;
}

int kin__engine_load(struct kin__engine *engine, kin_error *err)
{
    struct kin__journal *journal = &engine->journal;
    struct loading loading = {.engine = engine,
                              .now_ns = kin__clock_now_ns(engine->clock)};
    struct kin__storage_reader reader = {.row = load_row, .userdata = &loading};
    uint64_t version = 0;
    uint64_t compacted = 0;

    assert(journal->assigned == 0 && !engine->catalog);
    if (!journal->storage)
        return 0;
    int r = journal->storage->ops->load(journal->storage, &reader, &version,
                                        &compacted, err);
    close_all(&loading);
    if (r < 0)
        return r;
    journal->assigned = version;
    journal->compacted = compacted;
    atomic_store_explicit(&journal->published, version, memory_order_release);
    struct kin__resource_store *resource_store = kin__engine_next_store(engine,
                                                                        NULL);
    for (; resource_store;
         resource_store = kin__engine_next_store(engine, resource_store)) {
        kin__history_forget(&resource_store->history, compacted);
        kin__history_trim(&resource_store->history, loading.now_ns, version);
    }
    return 0;
}
