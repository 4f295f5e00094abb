/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store.c - the store: life cycle, writes, indexes and memory.
 *
 * Every write is a transaction (txn.h): it is prepared, committed, and then
 * kin__store_publish() makes it visible with the next sequence number.  A write
 * that fails is aborted; store_republish() then publishes the same content, in
 * case tables or lists were rebuilt while it was prepared.
 *
 * Ended versions go to the reclaim, which runs once every
 * KIN__STORE_RECLAIM_AFTER writes.  An idle writer calls kin__store_trim(),
 * which also returns memory to the system.
 */
#include "cache/store.h"

#include <kin/snapshot.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/pages.h"
#include "base/str.h"
#include "cache/notifier.h"
#include "cache/past.h"
#include "cache/replace.h"
#include "object/blocks.h"
#include "object/builder.h"
#include "object/import.h"
#include "object/intern.h"
#include "object/values.h"

enum {
    /* Trim if one part in SHARE is garbage; kin__store_trim_more(): one in
     * SHARE_LONG. */
    SHARE = 4,
    SHARE_LONG = 16,
    /* Bytes; less garbage is ignored. */
    GARBAGE_MIN = 64 * 1024,
};

/* ---- callbacks of the reclaim ---- */

static void store_object_unlink(kin_store *store, kin_object *object)
{
    uint32_t id = object->id;
    kin_str key = kin__version_text(&object->version);

    assert(id != 0);
    if (!kin__cell_unlink(kin__vmap_cell(&store->objects, id),
                          &object->version))
        return;
    if (!store->key)
        kin__index_remove(kin__store_indexes(store)->items[0],
                          kin_object_namespace(object), id);
    kin__vmap_remove(&store->objects, id,
                     kin__text_hash(&store->objects.key, key));
    (void)kin__vmap_shrink(&store->objects);
}

static void store_unlink(struct kin__version *version,
                         enum kin__reclaim_kind kind, void *userdata)
{
    kin_store *store = userdata;

    switch (kind) {
    case KIN__RECLAIM_OBJECT:
        store_object_unlink(store, (kin_object *)version);
        break;
    case KIN__RECLAIM_POSTINGS:
        kin__postings_unlink((struct kin__postings *)version);
        break;
    case KIN__RECLAIM_TABLE:
        kin__vmap_table_unlink((struct kin__table *)version);
        break;
    case KIN__RECLAIM_CHUNK:
        break;
    case KIN__RECLAIM_INDEX_SET:
        (void)kin__cell_unlink(&store->indexes, version);
        break;
    case KIN__RECLAIM_TEXT:
        (void)kin__cell_unlink(&store->version_text, version);
        break;
    }
}

static void store_free_version(struct kin__version *version,
                               enum kin__reclaim_kind kind, void *userdata)
{
    kin_store *store = userdata;

    switch (kind) {
    case KIN__RECLAIM_OBJECT:
        kin__pool_drop(store->pool, (kin_object *)version);
        break;
    case KIN__RECLAIM_POSTINGS:
        kin__postings_free((struct kin__postings *)version);
        break;
    case KIN__RECLAIM_TABLE:
        kin__vmap_table_free((struct kin__table *)version);
        break;
    case KIN__RECLAIM_CHUNK:
        kin__vmap_chunk_free((struct kin__cell_chunk *)version);
        break;
    case KIN__RECLAIM_INDEX_SET:
    case KIN__RECLAIM_TEXT:
        kin__free(store->alloc, version);
        break;
    }
}

static struct kin__reclaim_ops store_reclaim_ops(kin_store *store)
{
    return (struct kin__reclaim_ops){
        .unlink = store_unlink, .free = store_free_version, .userdata = store};
}

/* ---- life cycle ---- */

static int namespace_values(const kin_object *object, kin_index_sink *sink,
                            void *userdata)
{
    (void)userdata;
    return kin_index_emit(sink, kin_object_namespace(object));
}

static int store_init_indexes(kin_store *store)
{
    const kin_indexer by_namespace = {.name = KIN_STR_INIT(KIN_INDEX_NAMESPACE),
                                      .values = store->key ? namespace_values
                                                           : NULL};
    struct kin__index_set *set = kin__alloc(
        store->alloc, 1, sizeof(*set) + sizeof(set->items[0]));

    if (!set)
        return KIN_ENOMEM;
    kin__version_init(&set->version);
    set->count = 1;
    int r = kin__index_new(store->alloc, &store->reclaim, &store->objects,
                           &by_namespace, &set->items[0]);
    if (r < 0) {
        kin__free(store->alloc, set);
        return r;
    }
    (void)kin__cell_set(&store->indexes, &set->version,
                        kin__readers_seq(&store->readers));
    return 0;
}

static int store_init(kin_store *store, uint64_t max_bytes, kin_error *err)
{
    struct kin__reclaim_ops ops = store_reclaim_ops(store);
    int r = kin__arena_new(store->alloc, max_bytes, &store->arena, err);

    if (r < 0)
        return r;
    struct kin__text_key key = kin__text_key_of(store->arena->seed);
    kin__reclaim_init(&store->reclaim, store->alloc, &store->readers, &ops);
    kin__vmap_init(&store->objects, store->alloc, &store->reclaim, &key);
    r = kin__readers_init(&store->readers, store->alloc);
    if (r == 0)
        r = kin__pool_new(store->alloc, store->arena, &store->pool);
    if (r == 0)
        r = store_init_indexes(store);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

static void key_destroy(void (*destroy)(void *userdata), void *userdata)
{
    if (destroy)
        destroy(userdata);
}

int kin_store_new(const kin_store_opts *opts, kin_store **ret, kin_error *err)
{
    kin_store_opts known = KIN_INIT(kin_store_opts);

    if (kin__opts_take(opts, sizeof(known), &known) < 0) {
        kin__userdata_destroy(known.destroy, known.userdata);
        return kin_error_set(err, KIN_EINVAL, "store: bad options");
    }
    void *block = kin__alloc0(known.alloc, 1,
                              sizeof(kin_store) + KIN__CACHE_LINE - 1);
    if (!block) {
        key_destroy(known.destroy, known.userdata);
        return kin_error_set(err, KIN_ENOMEM, "store: out of memory");
    }
    uintptr_t at = (uintptr_t)block + KIN__CACHE_LINE - 1;
    KIN_AUTO(kin_store) *store =
        (kin_store *)(at & ~(uintptr_t)(KIN__CACHE_LINE - 1));
    store->block = block;
    store->alloc = known.alloc;
    store->key = known.key;
    store->key_userdata = known.userdata;
    store->key_destroy = known.destroy;
    kin__cell_init(&store->indexes);
    kin__cell_init(&store->version_text);
    int r = store_init(store, known.max_bytes, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(store);
    return 0;
}

static void store_free_indexes(kin_store *store)
{
    struct kin__index_set *set = kin__store_indexes(store);

    if (!set)
        return;
    for (size_t i = 0; i < set->count; i++)
        kin__index_free(set->items[i]);
    kin__free(store->alloc, set);
}

static void store_clear_indexes(kin_store *store)
{
    struct kin__index_set *set = kin__store_indexes(store);

    for (size_t i = 0; set && i < set->count; i++)
        kin__index_clear(set->items[i]);
}

kin_store *kin_store_free(kin_store *store)
{
    if (!store)
        return NULL;
    store->past = kin__past_free(store->past);
    /* Current versions first: their lists still contain ended ones, which the
     * reclaim frees next. */
    store_clear_indexes(store);
    kin__reclaim_done(&store->reclaim);
    store_free_indexes(store);
    kin__vmap_done(&store->objects);
    kin__free(store->alloc, kin__cell_now(&store->version_text));
    kin__txn_done(&store->txn, store->alloc);
    kin__readers_done(&store->readers);
    kin__store_clear_on_garbage(store);
    kin__notifier_unref(store->notifier);
    if (store->pool)
        kin__pool_close(store->pool);
    (void)kin__arena_unref(store->arena);
    key_destroy(store->key_destroy, store->key_userdata);
    kin__free(store->alloc, store->block);
    return NULL;
}

int kin__store_remember(kin_store *store, const struct kin__past_opts *opts,
                        kin_error *err)
{
    assert(!store->past && !store->key && store->facts.count == 0 &&
           kin__store_indexes(store)->count == 1);
    int r = kin__past_new(store, opts, &store->past);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

/* ---- publishing ---- */

/* Sets the resource version for the next publication. */
static void store_apply_version(kin_store *store)
{
    struct kin__txn_version *version = &store->txn.version;

    if (!version->is_set)
        return;
    store->facts.resource_version = version->word;
    if (version->text)
        kin__reclaim_retire(&store->reclaim,
                            kin__cell_set(&store->version_text,
                                          KIN__STEAL(version->text),
                                          kin__store_next_seq(store)),
                            KIN__RECLAIM_TEXT);
}

/* Publishes the same content under a new sequence number, so that new readers
 * use the tables and lists that were rebuilt meanwhile. */
static void store_republish(kin_store *store)
{
    kin__reclaim_settle(&store->reclaim);
    store->published_count = store->facts.count;
    kin__readers_publish(&store->readers, &store->facts);
}

void kin__store_run_reclaim(kin_store *store)
{
    uint64_t retired = store->reclaim.retired;

    store->writes_since_reclaim = 0;
    assert(store->txn.put_count == 0);
    (void)kin__reclaim_run(&store->reclaim);
    if (store->reclaim.retired != retired)
        store_republish(store);
    kin__intern_shrink(store->arena->intern, store->arena->alloc);
}

void kin__store_publish(kin_store *store)
{
    assert(store->txn.put_count == 0);
    store_apply_version(store);
    store->published_count = store->facts.count;
    kin__readers_publish(&store->readers, &store->facts);
    kin__reclaim_settle(&store->reclaim);
    kin__txn_reset(&store->txn, store->alloc);
    kin__pool_drain(store->pool);
    if (++store->writes_since_reclaim >= KIN__STORE_RECLAIM_AFTER)
        kin__store_run_reclaim(store);
}

void kin__store_abort(kin_store *store)
{
    kin__txn_abort(store);
    kin__txn_reset(&store->txn, store->alloc);
    store_republish(store);
}

static int store_abort(kin_store *store, int code)
{
    kin__store_abort(store);
    return code;
}

/* ---- writes ---- */

const kin_object *kin__store_peek(const kin_store *store, kin_str key)
{
    uint32_t id = kin__vmap_lookup(&store->objects, key,
                                   kin__text_hash(&store->objects.key, key));

    if (id == 0)
        return NULL;
    return (const kin_object *)kin__cell_now(
        kin__vmap_cell(&store->objects, id));
}

void kin__store_get_change(kin_store *store, size_t i,
                           struct kin__store_change *ret)
{
    const struct kin__txn_put *put = &store->txn.puts[i];
    const kin_object *old = NULL;

    if (put->id)
        old = (const kin_object *)kin__cell_now(
            kin__vmap_cell(&store->objects, put->id));
    ret->old = kin_object_ref(old);
    ret->now = kin_object_ref(put->object);
}

int kin__store_put(kin_store *store, kin__val root,
                   struct kin__store_change *ret, kin_error *err)
{
    int r = kin__txn_put(store, root, err);

    if (r < 0)
        return store_abort(store, r);
    if (ret)
        kin__store_get_change(store, 0, ret);
    kin__txn_commit(store);
    kin__store_publish(store);
    return 0;
}

void kin__store_end(kin_store *store, uint32_t id)
{
    struct kin__index_set *set = kin__store_indexes(store);
    struct kin__cell *cell = kin__vmap_cell(&store->objects, id);

    assert(!kin__cell_is_empty(cell) && store->facts.count > 0);
    if (store->past)
        kin__past_begin(store->past, (const kin_object *)kin__cell_now(cell),
                        /* now= */ NULL, id);
    kin__reclaim_retire(&store->reclaim,
                        kin__cell_clear(cell, kin__store_next_seq(store)),
                        KIN__RECLAIM_OBJECT);
    /* The narrow index by namespace keeps the id until the map frees it. */
    for (size_t i = kin__store_first_wide(store); i < set->count; i++)
        kin__index_set_values(set->items[i], id, /* values= */ NULL,
                              /* members= */ NULL);
    if (store->past)
        kin__past_end(store->past);
    store->facts.count--;
}

/* Deletes without publishing. */
static int store_delete(kin_store *store, kin_str key, const kin_str *version,
                        kin_object **ret_old)
{
    struct kin__txn_version next = {0};
    int r = kin__reclaim_reserve(&store->reclaim, 2);

    if (r == 0 && version)
        r = kin__txn_version_make(store->alloc, *version, &next);
    if (r < 0)
        return r;
    const kin_object *old = kin__store_peek(store, key);
    if (ret_old)
        *ret_old = kin_object_ref(old);
    if (old)
        kin__store_end(store, old->id);
    if (version)
        kin__txn_version_take(store->alloc, &store->txn.version, &next);
    return 0;
}

int kin__store_delete(kin_store *store, kin_str key, const kin_str *version,
                      kin_object **ret_old, kin_error *err)
{
    int r = store_delete(store, key, version, ret_old);

    if (r < 0)
        return kin_error_set(err, store_abort(store, r), "store: %s",
                             kin_error_text(r));
    kin__store_publish(store);
    return 0;
}

size_t kin__store_count_within(const kin_store *store, kin_str ns)
{
    const struct kin__postings *postings = NULL;

    if (ns.len == 0 || store->key)
        return (size_t)store->facts.count;
    postings = kin__index_now(kin__store_indexes(store)->items[0], ns);
    return postings ? postings->live : 0;
}

int kin__store_replace_within(kin_store *store, kin_str ns,
                              const kin__val *roots, size_t count,
                              kin_str resource_version,
                              struct kin__store_replaced *ret, kin_error *err)
{
    struct kin__replace replace;

    kin__replace_begin(&replace, store,
                       &(struct kin__replace_list){
                           .ns = ns,
                           .roots = roots,
                           .count = count,
                           .resource_version = resource_version,
                       },
                       ret);
    return kin__replace_step(&replace, SIZE_MAX, err);
}

int kin__store_replace_changes(kin_store *store, const kin__val *roots,
                               size_t count, kin_str resource_version,
                               struct kin__store_replaced *ret, kin_error *err)
{
    return kin__store_replace_within(store, /* ns= */ KIN__S(""), roots, count,
                                     resource_version, ret, err);
}

int kin__store_replace(kin_store *store, const kin__val *roots, size_t count,
                       kin_str resource_version, kin_error *err)
{
    return kin__store_replace_changes(store, roots, count, resource_version,
                                      /* ret= */ NULL, err);
}

/* Returns a string member of the metadata, or "". */
static kin_str store_metadata_str(const kin_store *store, kin__val metadata,
                                  uint8_t place)
{
    if (place == KIN__OBJECT_NO_PLACE)
        return kin_s("");
    const uint32_t *node = kin__node(store->arena->ro, metadata);
    return kin_value_str(
        kin__value_of(store->arena, kin__node_values(node)[place]));
}

int kin__store_check(const kin_store *store, kin__val root, kin_error *err)
{
    struct kin__object_fields fields = {0};
    int r = kin__store_find_fields(store, root, &fields, err);

    if (r < 0)
        return r;
    kin_str version = store_metadata_str(store, fields.metadata,
                                         fields.resource_version_at);
    if (version.len > KIN__VERSION_TEXT_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "metadata.resourceVersion of %zu bytes (limit %d)",
                             version.len, (int)KIN__VERSION_TEXT_MAX);
    return 0;
}

int kin__store_make(kin_store *store, kin__val root, kin_object **ret,
                    kin_error *err)
{
    struct kin__object_fields fields = {0};
    kin_object *object = NULL;
    int r = kin__store_find_fields(store, root, &fields, err);

    if (r == 0) {
        r = kin__pool_make(store->pool, root, &fields, &object);
        if (r < 0)
            (void)kin_error_set(err, r, "store: out of memory");
    }
    if (r < 0) {
        kin__val_unref(store->arena, root);
        return r;
    }
    assert(object);
    *ret = kin_object_ref(object);
    kin__pool_drop(store->pool, object);
    return 0;
}

/* ---- writes with objects ---- */

/* Imports the value of any object into the store's arena; `ret` is owned. */
static int store_import(kin_store *store, const kin_object *object,
                        kin__val *ret, kin_error *err)
{
    int r = kin__val_import(store->arena, object->home->arena, object->root,
                            ret);

    if (r < 0)
        return kin_error_set(err, r, "store: %.*s: %s",
                             KIN_STR(kin_object_key(object)),
                             kin_error_text(r));
    kin__arena_take_partial(store->arena, object->home->arena);
    return 0;
}

int kin_store_add(kin_store *store, const kin_object *object, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = store_import(store, object, &root, err);

    if (r < 0)
        return r;
    return kin__store_put(store, root, /* ret= */ NULL, err);
}

int kin_store_delete(kin_store *store, const kin_object *object, kin_error *err)
{
    kin_str version = kin_object_resource_version(object);
    kin_str key = kin__store_key(store, object);

    if (!key.ptr)
        return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    return kin__store_delete(store, key, &version, /* ret_old= */ NULL, err);
}

int kin_store_delete_key(kin_store *store, kin_str key, kin_error *err)
{
    return kin__store_delete(store, key, /* version= */ NULL,
                             /* ret_old= */ NULL, err);
}

static int store_import_list(kin_store *store, const kin_store_list *list,
                             kin__val *roots, kin_error *err)
{
    for (size_t i = 0; i < list->count; i++) {
        int r = store_import(store, list->objects[i], &roots[i], err);
        if (r == 0)
            continue;
        while (i-- > 0)
            kin__val_unref(store->arena, roots[i]);
        return r;
    }
    return 0;
}

int kin_store_replace(kin_store *store, const kin_store_list *list,
                      kin_error *err)
{
    kin__val *roots = NULL;
    kin_store_list own = KIN_INIT(kin_store_list);

    if (!list || kin__opts_take(list, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "store: no list, or its size is not set");
    list = &own;
    if (list->count > 0) {
        roots = kin__alloc(store->alloc, list->count, sizeof(*roots));
        if (!roots)
            return kin_error_set(err, KIN_ENOMEM, "store: out of memory");
    }
    int r = store_import_list(store, list, roots, err);
    if (r == 0)
        r = kin__store_replace(store, roots, list->count,
                               list->resource_version, err);
    kin__free(store->alloc, roots);
    return r;
}

static int store_do_delete(kin_store *store, const kin_store_op *op,
                           kin_error *err)
{
    kin_str version = kin_s("");
    kin_str key = op->key;

    if (op->object) {
        version = kin_object_resource_version(op->object);
        key = kin__store_key(store, op->object);
        if (!key.ptr)
            return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    }
    int r = store_delete(store, key, op->object ? &version : NULL,
                         /* ret_old= */ NULL);
    return r < 0 ? kin_error_set(err, r, "store: %s", kin_error_text(r)) : 0;
}

/* Commits one operation without publishing it. */
static int store_do(kin_store *store, const kin_store_op *op, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = 0;

    if (op->verb == KIN_STORE_DELETE)
        return store_do_delete(store, op, err);
    if ((op->verb != KIN_STORE_ADD && op->verb != KIN_STORE_UPDATE) ||
        !op->object)
        return kin_error_set(err, KIN_EINVAL, "store: invalid operation");
    r = store_import(store, op->object, &root, err);
    if (r == 0)
        r = kin__txn_put(store, root, err);
    if (r == 0)
        kin__txn_commit(store);
    return r;
}

int kin_store_transact(kin_store *store, const kin_store_op *ops, size_t count,
                       int *ret_codes, kin_error *err)
{
    int first = 0;

    for (size_t i = 0; i < count; i++) {
        int r = store_do(store, &ops[i], first == 0 ? err : NULL);
        if (r < 0 && first == 0)
            first = r;
        if (ret_codes)
            ret_codes[i] = r;
    }
    kin__store_publish(store);
    return first;
}

int kin_store_bookmark(kin_store *store, kin_str resource_version,
                       kin_error *err)
{
    int r = kin__reclaim_reserve(&store->reclaim, 1);

    if (r == 0)
        r = kin__txn_version_make(store->alloc, resource_version,
                                  &store->txn.version);
    if (r < 0)
        return kin_error_set(err, store_abort(store, r), "store: %s",
                             kin_error_text(r));
    kin__store_publish(store);
    return 0;
}

/* ---- adding indexes ---- */

/* New indexes are built aside, with their own reclaim, since no reader can see
 * them.  Then one new set of indexes makes them all visible. */
struct index_build {
    kin_store *store;
    struct kin__reclaim reclaim;
    struct kin__index_set *set; /* the old indexes first */
    size_t old_count;
};

static int build_start(struct index_build *build, kin_store *store,
                       size_t count)
{
    struct kin__reclaim_ops ops = store_reclaim_ops(store);
    const struct kin__index_set *old = kin__store_indexes(store);
    struct kin__index_set *set = kin__alloc(
        store->alloc, 1,
        sizeof(*set) + (old->count + count) * sizeof(set->items[0]));

    if (!set)
        return KIN_ENOMEM;
    kin__version_init(&set->version);
    set->count = old->count;
    memcpy(set->items, old->items, old->count * sizeof(set->items[0]));
    build->store = store;
    build->set = set;
    build->old_count = old->count;
    kin__reclaim_init(&build->reclaim, store->alloc, &store->readers, &ops);
    return 0;
}

static int build_add(struct index_build *build, const kin_indexer *indexer,
                     kin_error *err)
{
    kin_store *store = build->store;
    struct kin__index_set *set = build->set;

    if (indexer->name.len == 0 || !indexer->values)
        return kin_error_set(err, KIN_EINVAL,
                             "index: needs a name and a function");
    if (kin__index_set_find(set, indexer->name))
        return kin_error_set(err, KIN_EEXISTS, "index \"%.*s\" exists already",
                             KIN_STR(indexer->name));
    int r = kin__index_new(store->alloc, &build->reclaim, &store->objects,
                           indexer, &set->items[set->count]);
    if (r < 0)
        return kin_error_set(err, r, "index: out of memory");
    set->count++;
    return 0;
}

/* Adds all objects of the store to a new index. */
static int build_fill(struct index_build *build, struct kin__index *index,
                      kin_error *err)
{
    kin_store *store = build->store;
    uint32_t end = kin__vmap_id_end(&store->objects);

    int r = kin__index_reserve_ids(index, end);
    if (r < 0)
        return kin_error_set(err, r, "index: out of memory");
    for (uint32_t id = 1; id < end; id++) {
        if (!kin__vmap_newest(&store->objects, id))
            continue;
        const kin_object *object = (const kin_object *)kin__cell_now(
            kin__vmap_cell(&store->objects, id));
        if (!object)
            continue;
        r = kin__txn_group(store, index, object, err);
        if (r < 0)
            return r;
        kin__txn_group_commit(&store->txn, id);
    }
    return 0;
}

static void build_abort(struct index_build *build)
{
    for (size_t i = build->old_count; i < build->set->count; i++)
        kin__index_clear(build->set->items[i]);
    kin__reclaim_done(&build->reclaim);
    for (size_t i = build->old_count; i < build->set->count; i++)
        kin__index_free(build->set->items[i]);
    kin__free(build->store->alloc, build->set);
}

/* Makes the new indexes part of the store. */
static int build_commit(struct index_build *build, kin_error *err)
{
    kin_store *store = build->store;

    assert(store->txn.group_count == 0);
    if (kin__reclaim_reserve(&store->reclaim, 1) < 0)
        return kin_error_set(err, KIN_ENOMEM, "index: out of memory");
    kin__reclaim_flush(&build->reclaim);
    kin__reclaim_done(&build->reclaim);
    for (size_t i = build->old_count; i < build->set->count; i++) {
        build->set->items[i]->reclaim = &store->reclaim;
        build->set->items[i]->values.reclaim = &store->reclaim;
    }
    kin__reclaim_retire(&store->reclaim,
                        kin__cell_set(&store->indexes, &build->set->version,
                                      kin__store_next_seq(store)),
                        KIN__RECLAIM_INDEX_SET);
    for (size_t i = build->old_count; store->past && i < build->set->count; i++)
        kin__past_index_added(store->past, build->set->items[i]);
    kin__store_publish(store);
    return 0;
}

/* Releases the userdata of indexers that were not used. */
static void indexers_destroy(const kin_indexer *indexers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (indexers[i].destroy)
            indexers[i].destroy(indexers[i].userdata);
}

int kin_store_add_indexers(kin_store *store, const kin_indexer *indexers,
                           size_t count, kin_error *err)
{
    struct index_build build;
    size_t taken = 0;
    int r = build_start(&build, store, count);

    if (r < 0) {
        indexers_destroy(indexers, count);
        return kin_error_set(err, r, "index: out of memory");
    }
    while (r == 0 && taken < count) {
        r = build_add(&build, &indexers[taken], err);
        taken += r == 0;
    }
    for (size_t i = build.old_count; r == 0 && i < build.set->count; i++)
        r = build_fill(&build, build.set->items[i], err);
    if (r == 0)
        r = build_commit(&build, err);
    if (r < 0) {
        build_abort(&build);
        indexers_destroy(indexers + taken, count - taken);
    }
    return r;
}

/* ---- memory: statistics ---- */

void kin_store_get_stats(const kin_store *store, kin_store_stats *ret)
{
    const struct kin__index_set *set = kin__store_indexes(store);
    kin_store_stats stats = {
        .size = sizeof(kin_store_stats),
        .objects = (size_t)store->published_count,
        .old_versions = kin__reclaim_count(&store->reclaim),
        .value_bytes = kin__arena_bytes(store->arena),
        .record_bytes = store->pool->bytes,
        .table_bytes = store->objects.bytes,
        .other_bytes = sizeof(*store) + sizeof(*store->pool) +
                       kin__readers_bytes(&store->readers) +
                       kin__reclaim_bytes(&store->reclaim) +
                       kin__txn_bytes(&store->txn),
    };

    for (size_t i = 0; i < set->count; i++)
        stats.index_bytes += kin__index_bytes(set->items[i]);
    stats.total_bytes = stats.value_bytes + stats.record_bytes +
                        stats.table_bytes + stats.index_bytes +
                        stats.other_bytes;
    kin__opts_give(&stats, sizeof(stats), ret);
}

uint64_t kin__store_used_bytes(const kin_store *store)
{
    const struct kin__index_set *set = kin__store_indexes(store);
    uint64_t bytes = sizeof(*store) + sizeof(*store->pool) +
                     kin__readers_bytes(&store->readers) +
                     kin__arena_used_bytes(store->arena) +
                     store->pool->used_bytes +
                     kin__vmap_used_bytes(&store->objects);

    for (size_t i = 0; i < set->count; i++)
        bytes += kin__index_used_bytes(set->items[i]);
    return bytes;
}

/* Returns the number of versions that have ended and are not freed yet, and of
 * objects that the store has dropped and references keep, except those of the
 * past. */
static uint64_t store_retained(const kin_store *store)
{
    uint64_t retained = kin__reclaim_count(&store->reclaim) +
                        store->pool->outside;
    uint64_t remembered = store->past ? store->past->holders : 0;

    return retained > remembered ? retained - remembered : 0;
}

/* Whether these use much memory, assuming that each is an object of average
 * size. */
static bool store_retains_much(const kin_store *store)
{
    uint64_t retained = store_retained(store);
    uint64_t all = store->facts.count + retained;

    if (retained * SHARE <= all)
        return false;
    uint64_t used = store->pool->bytes +
                    (store->arena->top - store->arena->stats.free_words) *
                        KIN__WORD;
    return used / all * retained >= GARBAGE_MIN;
}

bool kin__store_has_garbage(const kin_store *store)
{
    return kin__arena_is_loose(store->arena, SHARE) ||
           store_retains_much(store);
}

/* ---- memory: kept by readers ---- */

/* Whether to request a notification.  A few objects between free blocks can
 * prevent all these blocks from being returned to the system. */
static bool store_must_await(const kin_store *store)
{
    return store_retains_much(store) ||
           (store_retained(store) > 0 &&
            kin__arena_has_free(store->arena, SHARE));
}

/* Requests a notification if readers keep much memory.  Objects that they have
 * released already are freed by kin__pool_await().  A snapshot that is released
 * concurrently may be missed, because readers use no barrier; the caller
 * repeats this later (kin__store_is_awaiting). */
static void store_await(kin_store *store)
{
    kin__seq held = 0;

    if (!store->notifier)
        return;
    if (store_must_await(store)) {
        held = kin__reclaim_held(&store->reclaim);
        if (store->pool->outside > 0)
            kin__pool_await(store->pool);
    }
    atomic_store(&store->readers.awaited, held);
}

bool kin__store_is_awaiting(const kin_store *store)
{
    return store->notifier && store_must_await(store);
}

void kin__store_snapshot_released(kin_store *store)
{
    if (atomic_exchange(&store->readers.awaited, 0) != 0)
        kin__notifier_notify(store->notifier);
}

int kin__store_set_on_garbage(kin_store *store,
                              void (*on_garbage)(void *userdata),
                              void *userdata)
{
    if (!store->notifier) {
        store->notifier = kin__notifier_new(store->alloc);
        if (!store->notifier)
            return KIN_ENOMEM;
        store->pool->notifier = kin__notifier_ref(store->notifier);
    }
    kin__notifier_set(store->notifier, on_garbage, userdata);
    return 0;
}

void kin__store_clear_on_garbage(kin_store *store)
{
    if (store->notifier)
        kin__notifier_set(store->notifier, NULL, NULL);
}

/* ---- memory: trimming ---- */

static void store_free_ended(kin_store *store)
{
    bool moved = true;

    kin__pool_drain(store->pool);
    /* A run may end tables and lists, which the next run frees. */
    while (moved) {
        store_republish(store);
        moved = kin__reclaim_run(&store->reclaim);
    }
    store_republish(store);
    store->writes_since_reclaim = 0;
}

/* Requesting a notification also frees objects that were released meanwhile, so
 * it comes before a sweep. */
static void store_free_unneeded(kin_store *store)
{
    store_free_ended(store);
    store_await(store);
}

static void store_sweep(kin_store *store)
{
    kin__arena_sweep(store->arena);
    kin__intern_shrink(store->arena->intern, store->arena->alloc);
}

void kin__store_trim(kin_store *store)
{
    if (!kin__store_has_garbage(store))
        return;
    store_free_unneeded(store);
    if (kin__arena_is_loose(store->arena, SHARE))
        store_sweep(store);
}

void kin__store_trim_more(kin_store *store)
{
    const struct kin__arena *arena = store->arena;

    store_free_unneeded(store);
    if (kin__arena_is_loose(arena, SHARE_LONG) ||
        (arena->freed_since_sweep > 0 && kin__arena_has_free(arena, SHARE)))
        store_sweep(store);
}

void kin_store_reclaim(kin_store *store)
{
    store_free_unneeded(store);
    store_sweep(store);
}
