/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_load.c - reading the storage at the start.
 *
 * Rows are replayed in the order of versions, straight into the stores: each
 * text is compared with the object that came before it (wire/json_parse.h), so
 * that alike objects cost little.
 */
#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"
#include "cache/store.h"
#include "object/object.h"
#include "object/values.h"
#include "server/engine_impl.h"
#include "wire/json_parse.h"

struct kin__shelf_loader {
    struct kin__json_parser parser;
    kin_object *last; /* held; the object put last */
};

struct loading {
    struct kin__engine *engine;
    struct kin__shelf *shelf; /* of the last row */
    int64_t now_ns;
};

/* ---- what a shelf needs while it is filled ---- */

static int loader_open(struct kin__shelf *shelf, kin_store *store)
{
    struct kin__shelf_loader *loader = kin__alloc0(shelf->alloc, 1,
                                                   sizeof(*loader));

    if (!loader)
        return KIN_ENOMEM;
    kin__json_parser_init(&loader->parser, kin__store_arena(store),
                          /* limits= */ NULL, shelf->alloc);
    shelf->loader = loader;
    return 0;
}

static void loader_close(struct kin__shelf *shelf)
{
    struct kin__shelf_loader *loader = KIN__STEAL(shelf->loader);

    if (!loader)
        return;
    kin__json_parser_done(&loader->parser);
    (void)kin_object_unref(loader->last);
    kin__free(shelf->alloc, loader);
}

static void close_all(struct loading *loading)
{
    struct kin__engine *engine = loading->engine;
    struct kin__shelf *shelf = kin__engine_next_shelf(engine, NULL);

    for (; shelf; shelf = kin__engine_next_shelf(engine, shelf))
        loader_close(shelf);
}

/* ---- rows ---- */

static int load_event(struct loading *loading,
                      const struct kin__storage_row *row,
                      const struct kin__store_change *change)
{
    struct kin__history *history = &loading->shelf->history;
    struct kin__event *event = NULL;
    struct kin__event_fields fields = {.type = !change->now ? KIN__WATCH_DELETED
                                               : change->old
                                                   ? KIN__WATCH_MODIFIED
                                                   : KIN__WATCH_ADDED,
                                       .version = row->version,
                                       .at_ns = loading->now_ns,
                                       .now = change->now,
                                       .old = change->old};
    int r = kin__event_new(history, &fields, &event);

    if (r == 0)
        r = kin__history_append(history, event);
    (void)kin__event_unref(event);
    return r;
}

static int load_put(struct kin__shelf *shelf, kin_store *store, kin_str json,
                    struct kin__store_change *change, kin_error *err)
{
    struct kin__shelf_loader *loader = shelf->loader;
    kin__val predicted = loader->last ? loader->last->root : KIN__VAL_NONE;
    kin__val root = KIN__VAL_NONE;

    kin__values_next(kin__store_arena(store));
    int r = kin__json_parse(&loader->parser, json, predicted, /* flags= */ 0,
                            &root, /* ret_used= */ NULL, err);
    if (r < 0)
        return r;
    /* The same twice would be a row that changed nothing. */
    if (root == predicted)
        return kin_error_set(err, KIN_EPARSE, "two rows are the same");
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

/* Finds the shelf of a row, ready to be filled. */
static int load_shelf(struct loading *loading, kin_str name, kin_store **ret,
                      kin_error *err)
{
    int r = 0;

    if (!loading->shelf || !kin_str_eq(loading->shelf->name, name))
        r = kin__engine_shelf(loading->engine, name, &loading->shelf);
    if (r == 0)
        r = kin__shelf_open(loading->shelf, ret, err);
    if (r == 0 && !loading->shelf->loader)
        r = loader_open(loading->shelf, *ret);
    return r;
}

static int load_row(const struct kin__storage_row *row, kin_str json,
                    void *userdata, kin_error *err)
{
    struct loading *loading = userdata;
    struct kin__store_change change = {0};
    kin_store *store = NULL;
    int r = load_shelf(loading, row->resource, &store, err);

    if (r < 0)
        return kin_error_set(err, r, NULL);
    assert(store);
    if (json.len)
        r = load_put(loading->shelf, store, json, &change, err);
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
    struct kin__shelf *shelf = kin__engine_next_shelf(engine, NULL);
    for (; shelf; shelf = kin__engine_next_shelf(engine, shelf)) {
        kin__history_forget(&shelf->history, compacted);
        kin__history_trim(&shelf->history, loading.now_ns, version);
    }
    return 0;
}
